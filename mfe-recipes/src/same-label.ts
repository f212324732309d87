/** Whether two titles are of one label: as the server has it, capitals do not tell them apart. */
export const sameLabel = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
