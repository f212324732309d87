/**
 * How many things some words are about. Where the form for one counts 21 and 31, too, a language names the single thing in
 * a form of its own, `_single`; the others have none and say what they say for one.
 */
export const howMany = (count: number) => ({ count, ...(count === 1 && { context: 'single' }) })
