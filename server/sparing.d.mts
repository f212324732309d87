export const sparingFlags: readonly string[]
export const sparingEnvironment: Readonly<Record<string, string>>
