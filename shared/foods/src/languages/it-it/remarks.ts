import type { RemarkWords } from '../../remark-words.ts'

export const itItRemarks: RemarkWords = {
  boneless: 'disossato, disossata, senza osso, a filetti, snocciolato, snocciolata, netto, al netto',
  peeled: 'sbucciato, sbucciata, pulito, pulita, mondato, mondata, sgusciato, sgusciata',
  drained: 'sgocciolato, sgocciolata, scolato, scolata, peso sgocciolato',
  frying: 'per friggere, per la frittura, per frittura',
  marinade: 'per la marinata, per marinare, per la salamoia, per lessare, per bollire',
  small: 'piccolo, piccola, piccoli, piccole, piccolino',
  large: 'grande, grosso, grossa, grossi, grosse',
  touch:
    'q.b., qb, quanto basta, a piacere, per guarnire, per decorare, per ungere, per spolverare, per la teglia, facoltativo, per infarinare, per servire, per accompagnare, per condire, per la finitura',
  part: 'purea, cubetti, dadini, filetti, fette, fettine, scaglie, rondelle, pezzetti, cimette, striscioline, dadolata',
}
