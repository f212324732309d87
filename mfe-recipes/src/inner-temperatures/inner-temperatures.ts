/** The publisher of the table, and where it is. */
export const temperatureSource = {
  name: 'USDA FSIS',
  address:
    'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/food-safety-basics/safe-temperature-chart',
}

/** The temperatures in °F as the source states them, and in °C, rounded up. */
export const innerTemperatures = [
  { food: 'whole', fahrenheit: 145, celsius: 63 },
  { food: 'ground', fahrenheit: 160, celsius: 72 },
  { food: 'poultry', fahrenheit: 165, celsius: 74 },
  { food: 'rawHam', fahrenheit: 145, celsius: 63 },
  { food: 'fish', fahrenheit: 145, celsius: 63 },
  { food: 'eggs', fahrenheit: 160, celsius: 72 },
  { food: 'leftovers', fahrenheit: 165, celsius: 74 },
] as const
