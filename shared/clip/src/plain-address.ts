/** Parameters by which advertisers, newsletters and social networks follow who opens a link; none says what is shown. */
const tracking =
  /^(?:utm_.*|mtm_.*|pk_(?:campaign|kwd|source|medium|content|cid)|matomo_.*|hsa_.*|_hs(?:enc|mi)|__hs(?:sc|tc|fp)|hsctatracking|mc_[ce]id|ml_subscriber(?:_hash)?|mkt_tok|oly_(?:anon|enc)_id|vero_(?:id|conv)|ck_subscriber_id|fb(?:clid|_action_(?:ids|types)|_source|_ref)|igsh(?:id)?|gclid|gclsrc|gbraid|wbraid|gad_source|gad_campaignid|dclid|srsltid|msclkid|twclid|ttclid|li_fat_id|epik|yclid|ysclid|_openstat|wickedid|s_cid|_ga|_gl|spm|scm|cmpid|ncid|sr_share|sref|smid|smtyp|share_?id|guccounter|guce_referr(?:er|er_sig)|amp_js_v|usqp|piano_.*|_kx|rb_clickid|campaign_?id|trk_.*|bmc_.*)$/i

/**
 * A web address without what follows its reader about: tracking parameters and the place on the page. What is no
 * address comes back as it was.
 */
export function withoutTracking(address: string): string {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol)) return address
  url.hash = ''
  const queryParts = url.search
    .slice(1)
    .split('&')
    .filter((parameter) => !tracking.test(parameter.split('=', 1)[0] ?? ''))
  const query = queryParts.join('&')
  // Of a query that begins with a question mark the setter would take that one for its own.
  url.search = query === '' ? '' : `?${query}`
  return url.href
}
