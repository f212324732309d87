/** The obstacles between a server and a page that people can open. */
export type PageWall = 'bot' | 'consent'

/** A wall says little. */
const maxLines = 150
const maxLength = 12_000

const botWords =
  /just a moment|checking (?:your|the|if the site) (?:browser|connection|site)|attention required|(?:verify|confirm|prove|make sure) (?:that )?you(?:['’]re| are)? (?:a |not a )?(?:human|robot)|are you (?:a )?(?:human|robot)|i['’]?m not a robot|ich bin kein roboter|non sono un robot|nicht (?:ein )?robot|pardon our interruption|access (?:to this page )?(?:has been |is |was )?denied|you have been blocked|sorry, you have been|unusual (?:traffic|activity)|automated (?:access|requests|traffic)|enable javascript and cookies|please enable (?:js|javascript|cookies)|javascript (?:is|has been) disabled|captcha|request unsuccessful|security check|ddos protection|bot (?:detection|protection)|error 1020|(?:zugriff|zugang) verweigert|accès refusé|acceso denegado|accesso negato|доступ (?:запрещ|заборон)|אימות שאינך רובוט|הגישה נדחתה/i

const consentWords =
  /before you continue|we value your privacy|your privacy (?:choices|matters|is important)|(?:manage|accept|reject|allow) (?:all )?(?:cookies|consent)|consent to (?:the use|our use)|cookie (?:settings|preferences|consent|einstellungen)|we and our (?:\d+ )?partners|(?:our|\d+) partners (?:store|use|process)|mit werbung (?:weiterlesen|lesen)|zustimm(?:en|ung)|einwillig|pur-?abo|werbefrei|accepter (?:et|les cookies|tout)|continuer sans accepter|accetta (?:e|tutti)|rifiuta e abbonati|aceptar (?:y|todas|cookies)|cookies? (?:akzeptieren|toestaan|accepteren)|прийняти (?:всі )?(?:файли )?cookie|принять (?:все )?cookie|אישור (?:כל )?העוגיות/i

/**
 * The obstacle on a page without a recipe, found by its text: a check that the visitor is a person, or a demand for
 * consent first. `null` for a page that is simply about something else.
 * @param title of its window
 * @param lines that it shows
 */
export function pageWall(title: string, lines: readonly string[]): PageWall | null {
  const text = [title, ...lines].join('\n')
  if (botWords.test(title)) return 'bot'
  if (lines.length > maxLines || text.length > maxLength) return null
  if (botWords.test(text)) return 'bot'
  return consentWords.test(text) ? 'consent' : null
}
