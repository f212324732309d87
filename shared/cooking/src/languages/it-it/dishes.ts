import type { DishWords } from '../dish-words.ts'

export const itItDishes: DishWords = {
  parts:
    'impasto, pasta frolla, pasta sfoglia, pasta brisée, brodo, besciamella, maionese, pesto, marmellata, confettura, sciroppo, glassa, pane, panini, focaccine, lievito madre, vinaigrette, condimento',
  treats:
    'torta, crostata, biscotti, ciambella, ciambellone, plumcake, muffin, gelato, sorbetto, budino, mousse, tiramisù, panna cotta, cantucci, pasticcini, cioccolatini, limonata, frullato, liquore, caffè',
  meals: 'torta salata, torta rustica, torta pasqualina, pane cotto, torta di verdure, torta di patate',
  before: 'con, al, alla, allo, ai, alle, di, del, della, dei, delle, per, in, nel, nella',
  thing: 'first',
}
