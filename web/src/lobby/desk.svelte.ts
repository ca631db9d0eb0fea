// The choices in the lobby and what they lead to: a game, its rules, the seats, a name; then a table.

import { game as gameOf, type Game } from "../games";
import { problemOf, sentence } from "../net/trouble";
import { go } from "../route.svelte";
import { keepName, keptName } from "../seats/kept";
import { sit } from "../seats/sitting";
import { t } from "../words";
import type { GameSummary, Levels, Options, TableSummary } from "../wire";
import { lastChoice, remember, type Company } from "./choice.svelte";
import type { Lobby } from "./lobby.svelte";
import { openAndSit, playBots, usualBot, type Wish } from "./opening";

export class Desk {
  private readonly last = lastChoice();
  name = $state(keptName());
  field: HTMLInputElement | undefined = $state();
  company: Company = $state.raw(this.last.company);
  /** Whether the table for friends is being asked about. */
  asking = $state(false);
  busy = $state(false);
  trouble: string | null = $state(null);
  nameTrouble: string | null = $state(null);
  private wanted = $state(this.last.game);
  private wishes: Record<string, Options> = $state(this.last.options);
  private number = $state(this.last.seats);
  private level = $state(this.last.bot);

  constructor(private readonly lobby: Lobby) {}

  /** What this server offers and this page can draw. */
  readonly offered: { game: Game; summary: GameSummary }[] = $derived.by(() =>
    (this.lobby.games ?? []).flatMap((summary) => {
      const game = gameOf(summary.game);
      return game ? [{ game, summary }] : [];
    }),
  );
  private readonly one = $derived(this.offered.find(({ game }) => game.name === this.wanted) ?? this.offered[0]);

  get game(): Game | undefined {
    return this.one?.game;
  }
  /** Whether a coach knows the game. */
  get coach(): boolean {
    return this.one?.summary.coach ?? false;
  }
  /** Fewest and most seats with these options. */
  get range(): [number, number] {
    return this.game?.options.seats(this.options) ?? [2, 2];
  }
  get seats(): number {
    return Math.min(this.range[1], Math.max(this.range[0], this.number));
  }
  set seats(seats: number) {
    this.number = seats;
  }
  get options(): Options {
    return { ...this.game?.options.first, ...this.wishes[this.game?.name ?? ""] };
  }
  set options(options: Options) {
    if (this.game) this.wishes = { ...this.wishes, [this.game.name]: options };
  }

  /** Who can sit down with whoever plays at once. */
  get levels(): Levels {
    return this.one?.summary ?? { bots: [], strengths: [] };
  }
  get bot(): string {
    return this.levels.bots.includes(this.level) ? this.level : usualBot(this.levels.bots);
  }
  set bot(bot: string) {
    this.level = bot;
  }

  choose(game: Game): void {
    this.wanted = game.name;
  }

  askFriends = (): void => {
    this.trouble = null;
    this.asking = true;
  };

  play(): Promise<void> {
    return this.toTable(async () => {
      const names = t("table-names").split(", ");
      const title = names[Math.floor(Math.random() * names.length)] ?? "";
      const company = { listed: false, clock: 0 as const, serious: false, training: this.coach && this.company.training };
      return (await playBots(this.wish(title, company), this.bot)).table;
    });
  }

  openForFriends(title: string, company: Company): Promise<void> {
    this.company = company;
    return this.toTable(async () => (await openAndSit(this.wish(title, company))).table);
  }

  /** Sit down at a listed table; there one should be called by a name. */
  async join(table: TableSummary): Promise<void> {
    if (this.name.trim() === "") {
      this.nameTrouble = t("name-needed");
      this.field?.focus();
      return;
    }
    await this.toTable(async () => (await sit({ table: table.table, invite: null, name: this.name.trim() })).table);
  }

  private wish(title: string, company: Company): Wish {
    const name = this.name.trim() || t("name-guest");
    return { game: this.game?.name ?? "", seats: this.seats, options: this.options, title, ...company, name };
  }

  private async toTable(come: () => Promise<string>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = this.nameTrouble = null;
    remember({ game: this.game?.name ?? "", seats: this.seats, options: this.wishes, company: this.company, bot: this.level });
    try {
      const table = await come();
      keepName(this.name.trim());
      go(`/t/${table}`);
    } catch (error) {
      const problem = problemOf(error);
      if (problem.code.startsWith("name-")) {
        this.asking = false;
        this.nameTrouble = sentence(problem);
        this.field?.focus();
      } else this.trouble = sentence(problem);
    } finally {
      this.busy = false;
    }
  }
}
