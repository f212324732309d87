import type { Cues } from '../../cues.ts'

export const itItCues: Cues = {
  makes: ['per', 'dosi', 'ingredienti', 'pezzi', 'resa'],
  minus: ['meno'],
  total: ['totale', 'totali', 'tutto', 'complessivi', 'complessivo'],
  further: ['altri', 'altre', 'ulteriori'],
  byHowMuch: [],
  byAfterChange: ['di'],
  change: ['abbass', 'ridu', 'riduc', 'diminu', 'aument', 'alza', 'cala'],
  cooler: ['meno', 'più', 'inferiore', 'superiore', 'inferiori', 'superiori'],
  oven: ['forn', 'infornar', 'inforn', 'preriscald', 'statico', 'ventilato', 'gratinar'],
  thermometer: [
    'termometro',
    'sciroppo',
    'zucchero',
    'caramello',
    'miele',
    'cioccolato',
    'olio',
    'frigg',
    'friger',
    'cuore',
  ],
  fan: ['ventilato', 'statico', 'ventilata'],
}
