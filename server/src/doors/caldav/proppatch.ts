import { z } from 'zod'
import { type Addresses, openCollection } from './addresses.ts'
import type { Caller } from './caller.ts'
import { type Choice, choose } from './choices.ts'
import { changes, multistatus } from './multistatus.ts'
import { look } from './objects.ts'
import { namesAmong } from './propfind.ts'
import { apple, dav, type Name, nameIn } from './xml/names.ts'
import { DavProblem } from './xml/problem.ts'
import { type Element, readXml } from './xml/read-xml.ts'

const d = (local: string) => nameIn(dav, local)

const titleText = z.string().trim().min(1).max(254)
const colourText = z
  .string()
  .trim()
  .regex(/^#[0-9a-fA-F]{6}(?:[0-9a-fA-F]{2})?$/)
const placeText = z
  .string()
  .trim()
  .regex(/^\d{1,9}$/)
  .transform(Number)

/** The readers of properties that members choose for themselves. A removed property is null. */
const choosable: ReadonlyMap<Name, (text: string | null) => Partial<Choice>> = new Map<
  Name,
  (text: string | null) => Partial<Choice>
>([
  [d('displayname'), (text) => ({ title: text === null ? null : titleText.parse(text) })],
  [nameIn(apple, 'calendar-color'), (text) => ({ colour: text === null ? null : colourText.parse(text) })],
  [nameIn(apple, 'calendar-order'), (text) => ({ place: text === null ? null : placeText.parse(text) })],
])

/** The properties that a body sets, with their texts, and those that it removes, with null. */
function changesIn(root: Element): ReadonlyMap<Name, string | null> {
  if (root.name !== d('propertyupdate')) throw new DavProblem(400, 'the body is no propertyupdate')
  const changed = new Map<Name, string | null>()
  for (const step of root.children)
    for (const prop of step.children)
      for (const { name, text } of prop.children) changed.set(name, step.name === d('remove') ? null : text)
  namesAmong([...changed.keys()])
  return changed
}

/** The choice that a property states; null where it may not be changed, or not to this. */
function choiceOf(name: Name, text: string | null): Partial<Choice> | null {
  try {
    return choosable.get(name)?.(text) ?? null
  } catch (error) {
    if (error instanceof z.ZodError) return null
    throw error
  }
}

/** Stores a member's own name, colour and place of a collection: all that is asked for, or nothing. */
export async function proppatch(
  caller: Caller,
  addresses: Addresses,
  { name, body }: { readonly name: string; readonly body: string },
): Promise<string> {
  const changed = changesIn(await readXml(body))
  const { kind, collection } = await openCollection(caller, name)
  const choices = [...changed].map(([property, text]) => ({ property, choice: choiceOf(property, text) }))
  const namesOf = (some: typeof choices) => some.map(({ property }) => property)
  const refused = choices.filter(({ choice }) => choice === null)
  const address = addresses.collection(kind, collection.id)
  if (refused.length > 0) {
    const others = choices.filter(({ choice }) => choice !== null)
    return multistatus([
      changes(address, [
        [403, namesOf(refused)],
        [424, namesOf(others)],
      ]),
    ])
  }
  const { database } = caller.services
  await look(database, kind, collection)
  await choose(database, caller.member, collection.id, Object.assign({}, ...choices.map(({ choice }) => choice)))
  return multistatus([changes(address, [[200, namesOf(choices)]])])
}
