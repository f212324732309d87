import type { Person } from '@potluck/api/fields'
import { useFormats } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { href } from '@potluck/platform/paths'
import { Button } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './shares.module.css'

/** A list or plan with its collaborators. */
interface Shareable {
  readonly id: string
  readonly title: string
  readonly owner: Person
  readonly collaborators: readonly Person[]
  readonly kitchen: { readonly id: string } | null
}

/**
 * Returns a predicate: whether somebody owns a thing with collaborators. A kitchen's things are its members', and are
 * not shared further.
 */
export const isSharedBy =
  (ownerId: string | undefined) =>
  ({ owner, collaborators, kitchen }: Shareable): boolean =>
    kitchen === null && owner.id === ownerId && collaborators.length > 0

interface SharedThingsProps {
  readonly things: readonly Shareable[]
  readonly icon: ReactNode
  readonly pathOf: (id: string) => string
  readonly isBusy: boolean
  readonly onTakeBack: (id: string) => void
}

/** List items for things with collaborators. */
export const SharedThings = ({ things, icon, pathOf, isBusy, onTakeBack }: SharedThingsProps) =>
  things.map(({ id, title, collaborators }) => (
    <li key={id}>
      <SharedThing
        icon={icon}
        path={pathOf(id)}
        title={title}
        people={collaborators}
        isBusy={isBusy}
        onTakeBack={() => onTakeBack(id)}
      />
    </li>
  ))

interface Props {
  readonly icon: ReactNode
  readonly path: string
  readonly title: string
  readonly people: readonly Person[]
  readonly isBusy: boolean
  readonly onTakeBack: () => void
}

/** A thing with collaborators, and a button to stop sharing it. */
function SharedThing({ icon, path, title, people, isBusy, onTakeBack }: Props) {
  const { t } = useTranslation('recipes')
  const formats = useFormats()
  const host = useHost()
  const names = formats.list(people.map(({ name }) => name))

  async function takeBack() {
    const agreed = await host.confirm({
      title: t('shares.askEnd', { title }),
      message: t('shares.lostEnd', { names }),
      confirm: t('shares.end'),
      destructive: true,
    })
    if (agreed) onTakeBack()
  }

  return (
    <ListRow
      className={classes.row}
      leading={icon}
      href={href(path)}
      title={<bdi>{title}</bdi>}
      subtitle={<bdi>{names}</bdi>}
      trailing={
        <Button
          variant="quiet"
          disabled={isBusy}
          aria-label={t('shares.endOf', { title })}
          onClick={() => void takeBack()}
        >
          {t('shares.end')}
        </Button>
      }
    />
  )
}
