/** Titles to draw with, some of them long or not Latin. */
export const titles = [
  'Tomato and bread soup',
  'Aubergines with walnuts',
  'Potato dumplings in brown butter',
  'Борщ з пампушками',
  'שקשוקה עם גבינת עיזים',
  'Donaudampfschifffahrtsgesellschaftskapitänsfrühstücksomelett',
  'Lemon drizzle cake',
  'Zucchini fritters',
  'Chicken for a Sunday',
  'Grandmother’s poppy seed roll',
  'Ribollita',
  'Überbackene Zwiebelsuppe',
]
