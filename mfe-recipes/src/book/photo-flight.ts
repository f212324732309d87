type Flight = readonly [there: string, here: string]

const [row, page] = [(id: string) => `row:${id}`, (id: string) => `page:${id}`]

/** The photo of a row comes from the page of its recipe. */
export const flightToRow = (id: string): Flight => [page(id), row(id)]

/** The photo of a recipe's page comes from the row that was pressed. */
export const flightToRecipe = (id: string): Flight => [row(id), page(id)]
