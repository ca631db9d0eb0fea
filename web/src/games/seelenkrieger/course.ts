// A move that is put together step by step: of the legal moves those that are still meant, until one is left.  What can
// be picked next is read off the moves themselves, so no rule is known here.

import type { Id } from "./events";
import type { Move } from "./view";

/** A move on its way: the moves that begin so, the aims that are settled, and what is picked of the next one. */
export interface Course {
  moves: readonly Move[];
  aims: readonly (readonly Id[])[];
  picked: readonly Id[];
}

/** All that a move points at, aim by aim: targets, or who bears what is played. */
export function aimsOf(move: Move): readonly (readonly Id[])[] {
  switch (move.do) {
    case "use":
    case "cast":
      return move.aims ?? [];
    case "play":
      return move.bearer === undefined ? [] : [[move.bearer]];
    case "choose":
      return [move.ids];
    default:
      return [];
  }
}

/** The way to one of these moves; where there is no choice, it is already taken. */
export function courseOf(moves: readonly Move[]): Course {
  return { moves, aims: [], picked: [] };
}

/** The move, once nothing is left to pick. */
export function moveOf(course: Course): Move | null {
  return open(course).find((move) => aimsOf(move).length === course.aims.length) ?? null;
}

/** What can be picked now. */
export function candidates(course: Course): ReadonlySet<Id> {
  return new Set(next(course).flat());
}

/** Whether more than one may be picked, or none: then the pick is closed by itself no more. */
export function several(course: Course): boolean {
  return next(course).some((ids) => ids.length !== 1);
}

/** Whether what is picked is a whole aim. */
export function whole(course: Course): boolean {
  return next(course).some((ids) => same(ids, course.picked));
}

/** One picked more, or no more. */
export function pick(course: Course, id: Id): Course {
  if (course.picked.includes(id)) return { ...course, picked: course.picked.filter((one) => one !== id) };
  if (!candidates(course).has(id)) return course;
  const more = { ...course, picked: [...course.picked, id].sort((a, b) => a - b) };
  if (!several(course)) return close({ ...course, picked: [id] });
  return next(course).some((ids) => more.picked.every((one) => ids.includes(one))) ? more : course;
}

/** What is picked is this aim. */
export function close(course: Course): Course {
  return whole(course) ? { ...course, aims: [...course.aims, course.picked], picked: [] } : course;
}

/** The last step taken back; null where there is none. */
export function back(course: Course): Course | null {
  if (course.picked.length > 0) return { ...course, picked: [] };
  return course.aims.length > 0 ? { ...course, aims: course.aims.slice(0, -1) } : null;
}

/** The moves whose first aims are the settled ones. */
function open({ moves, aims }: Course): Move[] {
  return moves.filter((move) => aims.every((ids, i) => same(ids, aimsOf(move)[i] ?? [])));
}

/** What the next aim may be. */
function next(course: Course): (readonly Id[])[] {
  return open(course).flatMap((move) => {
    const ids = aimsOf(move)[course.aims.length];
    return ids === undefined ? [] : [ids];
  });
}

function same(some: readonly Id[], others: readonly Id[]): boolean {
  return some.length === others.length && some.every((id, i) => id === others[i]);
}
