import type { DishWords } from '../dish-words.ts'

export const enUsDishes: DishWords = {
  parts:
    'dough, batter, crust, pastry, stock, broth, sauce, gravy, dressing, vinaigrette, marinade, glaze, frosting, icing, filling, syrup, jam, jelly, marmalade, chutney, pesto, mayonnaise, ketchup, mustard, relish, pickles, spice mix, seasoning, rub, butter, bread, rolls, buns, bagels, sourdough, starter, croutons, breadcrumbs',
  treats:
    'cake, cakes, cupcakes, cheesecake, shortcake, cookie, cookies, biscotti, brownie, brownies, blondies, muffins, scones, doughnuts, donuts, ice cream, sorbet, gelato, pudding, mousse, fudge, candy, caramels, truffles, cobbler, meringue, meringues, macarons, granola, lemonade, smoothie, milkshake, cocktail, punch, tea, coffee, eggnog',
  meals:
    'fish cake, fish cakes, crab cake, crab cakes, salmon cakes, potato cakes, rice cakes, corn cakes, sausage rolls, spring rolls, egg rolls, cabbage rolls, summer rolls, lobster rolls, yorkshire pudding, black pudding',
  before: 'with, in, on, and, over, under, by',
  thing: 'last',
}
