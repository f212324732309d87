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

/** The name of an item, its amount and, in a soft tone, its details. */
export function ItemWords({ title, name, about }: Props) {
  const { vocabulary } = use(ItemContext)
  const plain = { name: title, rest: '' }
  const lead = name === undefined ? (vocabulary ? leadOf(title, vocabulary) : plain) : partOf(title, name)
  return (
    <>
      <bdi className={classes.name}>{lead.name}</bdi>
      {/* The spaces part them for who hears them. */}
      {lead.rest !== '' && (
        <span className={classes.amount}>
          {' '}
          <bdi>{lead.rest}</bdi>
        </span>
      )}
      {about !== undefined && <span className={classes.about}> {about}</span>}
    </>
  )
}
