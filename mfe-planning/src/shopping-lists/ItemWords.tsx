import { use } from 'react'
import { ItemContext } from './ItemContext.ts'
import classes from './ItemWords.module.css'
import { type Lead, leadOf } from './lead-of.ts'

interface Props {
  readonly title: string
  /** The parsed title, if it is parsed already. */
  readonly name?: string
  readonly about?: string | undefined
}

function partOf(title: string, name: string): Lead {
  const at = title.lastIndexOf(name)
  return { name, rest: at === -1 ? '' : `${title.slice(0, at).trim()}${title.slice(at + name.length)}` }
}

/** A number and the next word stay in one line. */
const amountPattern = /[\d\p{No}][\d\p{No}\s.,/⁄–-]*\S*/u

/** Details such as "2 entries together": their number would run into the amount. */
const beginsWithNumber = /^\d/

/** The name of an item, its amount and, in a soft tone, its details. */
export function ItemWords({ title, name, about }: Props) {
  const { vocabulary } = use(ItemContext)
  const plain = { name: title, rest: '' }
  const lead = name === undefined ? (vocabulary ? leadOf(title, vocabulary) : plain) : partOf(title, name)
  // "milk, lactose-free": the comma belongs to the name.
  const [mark = ''] = /^[,;]/.exec(lead.rest) ?? []
  const rest = lead.rest.slice(mark.length).trim()
  return (
    <>
      <span className={classes.name}>
        <bdi>{lead.name}</bdi>
        {mark}
      </span>
      {/* The spaces part them for who hears them. */}
      {rest !== '' && (
        <span className={classes.amount}>
          {' '}
          <bdi>
            <Rest rest={rest} />
          </bdi>
          {beginsWithNumber.test(about ?? '') && ' ·'}
        </span>
      )}
      {about !== undefined && <span className={classes.about}> {about}</span>}
    </>
  )
}

function Rest({ rest }: { readonly rest: string }) {
  const amount = amountPattern.exec(rest)
  if (!amount) return rest
  const end = amount.index + amount[0].length
  return (
    <>
      {rest.slice(0, amount.index)}
      <span className={classes.together}>{amount[0]}</span>
      {rest.slice(end)}
    </>
  )
}
