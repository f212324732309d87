import { Fragment, type ReactNode, use } from 'react'
import { ItemContext } from './ItemContext.ts'
import classes from './ItemWords.module.css'
import { type Lead, leadOf } from './lead-of.ts'

interface Props {
  readonly title: string
  /** The parsed title, if it is parsed already. */
  readonly name?: string
  readonly notes: string
  /** Shown as far as there is room in the same line. */
  readonly about?: ReactNode
}

function partOf(title: string, name: string): Lead {
  const at = title.lastIndexOf(name)
  return { name, rest: at === -1 ? '' : `${title.slice(0, at).trim()}${title.slice(at + name.length)}` }
}

/** A number and the next word stay in one line. */
const amountPattern = /([\d\p{No}][\d\p{No}\s.,/⁄–-]*\S*)/u

/** The name of an item, its amount and what tells it apart; in a soft tone, where it is from. */
export function ItemWords({ title, name, notes, about }: Props) {
  const { vocabulary } = use(ItemContext)
  const plain = { name: title, rest: '' }
  const lead = name === undefined ? (vocabulary ? leadOf(title, vocabulary) : plain) : partOf(title, name)
  // "milk, lactose-free": the comma belongs to the name.
  const [mark = ''] = /^[,;]/.exec(lead.rest) ?? []
  const rest = lead.rest.slice(mark.length).trim()
  return (
    <span className={classes.line}>
      <span className={classes.words}>
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
          </span>
        )}
        {notes !== '' && (
          <span className={classes.notes}>
            {' '}
            <bdi>{notes}</bdi>
          </span>
        )}
      </span>
      {about !== undefined && (
        <span className={classes.about}>
          <span className={classes.origin}> {about}</span>
        </span>
      )}
    </span>
  )
}

/** Every second part is an amount. */
const Rest = ({ rest }: { readonly rest: string }) =>
  rest.split(amountPattern).map((part, at) =>
    at % 2 === 0 ? (
      <Fragment key={at}>{part}</Fragment>
    ) : (
      <span key={at} className={classes.together}>
        {part}
      </span>
    ),
  )
