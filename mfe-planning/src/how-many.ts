/**
 * The count of a text about items. In languages whose form for one is used for 21 and 31, too, the text about a single item
 * has the form `_single`; other languages use the form for one.
 */
export const howMany = (count: number) => ({ count, ...(count === 1 && { context: 'single' }) })
