/** Maximum length of a kitchen's name, letters. */
export const maxName = 100
