// All words of one language, in one piece, so that a page fetches only the language it speaks.
export default import.meta.glob<string>("./*.de.ftl", { query: "?raw", import: "default", eager: true });
