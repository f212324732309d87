/** Elements that machines alone read; what a person sees stays. */
const script = /<script\b[^>]*>[\s\S]*?<\/script>/gi
const schemaAttribute =
  /\s(itemprop|itemscope|itemtype|itemid|typeof|property|vocab)(=("[^"]*"|'[^']*'|[^\s>]*))?(?=[\s>/])/gi

/**
 * A page as it would be without any data for machines: without scripts and attributes of schema.org and RDFa. Open Graph
 * stays. What a careful reader finds on it stays the same, so that each page with JSON-LD makes a hard one.
 */
export const barePage = (html: string): string =>
  html
    .replace(script, '')
    .replace(schemaAttribute, (whole, name: string) =>
      /^property$/i.test(name) && /og:|article:/.test(whole) ? whole : ' ',
    )

/** Whether a page has the markup of a well-known recipe plug-in, which a reader may know by name. */
export const hasPlugin = (html: string): boolean =>
  /wprm-|tasty-recipes|mv-create|easyrecipe|ERSIngredients|zlrecipe|cooked-|recipe-card|wpurp/i.test(html)
