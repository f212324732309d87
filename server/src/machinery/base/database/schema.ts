/** All tables. `features.ts` adds them by `declare module`: those of the machinery, and those that each feature states. */
// biome-ignore lint/suspicious/noEmptyInterface: declared elsewhere.
export interface Schema {}
