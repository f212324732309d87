import type { RemarkWords } from '../../remark-words.ts'

export const enUsRemarks: RemarkWords = {
  boneless:
    'boneless, bone out, fillet, filleted, shelled, pitted, without bones, cooked weight, prepared weight, net weight',
  peeled: 'peeled, cored, deveined, shelled, hulled, trimmed',
  drained: 'drained, drain',
  frying: 'for frying, for deep frying, for shallow frying, for pan frying, for the fryer, to fry, deep frying',
  marinade:
    'for the marinade, for marinade, for marinating, marinade, for the brine, for brine, for brining, for boiling, for poaching',
  small: 'small, tiny, baby, mini',
  large: 'large, big, jumbo, extra large, fat, thick',
  touch:
    'to taste, for garnish, to garnish, garnish, for greasing, for dusting, for brushing, for sprinkling, for the pan, for decoration, to decorate, optional, as needed, to sprinkle, to dust, for coating, for serving, to serve, for topping, toppings, topping, for slathering, recipe follows, see recipe, additional, extra, plus more',
  part: 'puree, purée, root, pod, skin, half, flesh, crumble, top, tip, bit, chiffonade, shaving, curl, round, kernel, baton, fillet, filet, cutlet, meat, tender, spear, mix, blend',
}
