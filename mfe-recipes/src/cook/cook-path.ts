/** The path of cook mode. @param path of the recipe */
export const cookPath = (path: string): string => `${path}/cook`
