import type { LanguageOutline } from '../language-outline.ts'
import { deDeTime } from './time.ts'

export const deDeOutline: LanguageOutline = {
  // Measures and small words; where none of them stands, English reads the amounts of a line as well.
  ownWords:
    /[äöüß]|(?<!\p{L})(?:und|oder|mit|von|vom|nach|bis|etwa|etwas|circa|je|ein|eine|einer|eines|einen|zwei|drei|vier|sechs|acht|zehn|halbe[rs]?|anderthalb|gr|kl|el|tl|kl|msp|pck|pckg|pkt|pfd|pfund|dag|dkg|gramm|liter|tasse|tassen|glas|dosen?|becher|bund|bd|prisen?|zehen?|kugeln?|scheiben?|stk|zweige?|stangen?|stiele?|blatt|kopf|packung|paket|tropfen|spritzer|schuss|handvoll|flaschen?|netz|rolle|ecke|saft|schale|beutel|messerspitze|personen|portionen|ergibt|mehl|zwiebeln?|salz|zucker|eier|mal|ca)(?![\p{L}'])/iu,
  time: deDeTime,
}
