import type { LanguageOutline } from '../language-outline.ts'
import { itItTime } from './time.ts'

export const itItOutline: LanguageOutline = {
  ownWords:
    /[àèìòù]|(?<!\p{L})(?:di|del|della|dello|dei|degli|delle|al|alla|da|con|per|qb|q\.\s?b|un|uno|una|due|tre|quattro|sei|mezz[oa]|circa|cucchiai[oe]?|cucchiaini?|cucchiaino|tazz[ae]|tazzin[ae]|bicchier[ei]|bicchierini?|spicchi|spicchio|etto|etti|chilo|chili|gr|pizzico|pizzichi|manciat[ae]|bustin[ae]|scatol[ae]|barattoli?|vasett[oi]|confezion[ei]|mazzett[oi]|ramett[oi]|fogli[ae]|fett[ae]|cost[ae]|gamb[oi]|cipoll[ae]|uov[ao]|sale|farina|zucchero|persone|porzioni|quanto|noc[ei]|fil[oi]|dozzina|decina|litr[oi]|gramm[oi]|pacc[oh]i?|pacchett[oi])(?!\p{L})|(?<!\p{L})n[.°º]\s?\d|(?<!\p{L})(?:d|un|dell|all|mezz)['’]\p{L}/iu,
  time: itItTime,
}
