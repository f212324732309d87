import type { DishWords } from '../dish-words.ts'

export const deDeDishes: DishWords = {
  parts:
    'teig, brühe, fond, soße, sauce, dressing, vinaigrette, marinade, glasur, füllung, sirup, marmelade, konfitüre, gelee, chutney, pesto, mayonnaise, ketchup, senf, gewürzmischung, butter, brot, brötchen, semmeln, sauerteig, croutons',
  treats:
    'kuchen, torte, plätzchen, kekse, muffins, brownies, eis, sorbet, pudding, mousse, pralinen, makronen, krapfen, waffeln, limonade, smoothie, punsch, tee, kaffee, bowle, likör, müsli',
  meals:
    'flammkuchen, zwiebelkuchen, pfannkuchen, eierkuchen, reibekuchen, kartoffelkuchen, gemüsekuchen, lauchkuchen, pilzkuchen, reis, fleisch',
  before: 'mit, in, im, an, am, auf, und, aus, unter, nach, für, zu, zum, von',
  thing: 'last',
  joins: true,
}
