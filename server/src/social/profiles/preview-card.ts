import type { AnsweredProfile } from '@potluck/api/profiles'
import { truncate } from '@potluck/cooking/truncate'
import { Refusal } from '../../machinery/base/refusal.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { type Html, html } from '../../machinery/web/http/html.ts'
import { readProfile } from './read.ts'

/** Maximum length of the text of a profile in a card, characters. */
const maxDescription = 300

interface Card {
  readonly title: string
  readonly description: string
  /** Absolute. */
  readonly image: string | null
  readonly address: string
  /** The address for people. */
  readonly inside: string
}

const property = (name: string, content: string): Html => html`<meta property="${name}" content="${content}">`

const pageOf = ({ title, description, image, address, inside }: Card): string =>
  html`<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<meta name="twitter:card" content="${image === null ? 'summary' : 'summary_large_image'}">
${property('og:type', 'profile')}
${property('og:site_name', 'Potluck')}
${property('og:title', title)}
${property('og:description', description)}
${property('og:url', address)}
${image === null ? html`` : property('og:image', image)}
<link rel="canonical" href="${address}">
<meta http-equiv="refresh" content="0; url=${inside}">
</head>
<body><p dir="auto"><a href="${inside}">${title}</a></p></body>
</html>
`.text

async function publicProfile(services: Services, handle: string): Promise<AnsweredProfile | null> {
  try {
    return await readProfile(services, null, { handle: handle.toLowerCase() })
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/**
 * The page at the address of a profile: a card of the data that guests see, for chat programs, and a link for people. A
 * profile that guests do not see and one that does not exist give the same page.
 * @param web the product's address, ending in a slash
 */
export async function previewCard(services: Services, handle: string, web: string): Promise<string> {
  const profile = await publicProfile(services, handle)
  const at = encodeURIComponent(handle)
  const [picture] = profile?.profileImages ?? []
  return pageOf({
    title: profile ? `${profile.name} (@${profile.handle}) · Potluck` : 'Potluck',
    description: truncate(profile?.about ?? '', maxDescription),
    image: picture ? new URL(`api/${picture.medium}`, web).href : null,
    address: new URL(`people/${at}`, web).href,
    inside: `../#/people/${at}`,
  })
}
