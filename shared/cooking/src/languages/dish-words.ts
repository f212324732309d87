/** Words of one language, separated by commas, folded to lower case. */
export interface DishWords {
  readonly parts: string
  readonly treats: string
  /** Meals whose names end or begin as those do: "fish cakes". */
  readonly meals?: string
  /** Words after which the title names only what comes with the dish: "chicken with tomato sauce". */
  readonly before: string
  /** Where the thing itself stands in a title: "pizza dough", "impasto per la pizza". */
  readonly thing: 'last' | 'first'
  /** Words are written together: "Pizzateig". */
  readonly joins?: true
}
