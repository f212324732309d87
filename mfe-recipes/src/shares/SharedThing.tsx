import type { Person } from '@potluck/api/fields'
import { useFormats } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { href } from '@potluck/platform/paths'
import { Button } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './shares.module.css'

interface Props {
  readonly icon: ReactNode
  readonly path: string
  readonly title: string
  readonly people: readonly Person[]
  readonly isBusy: boolean
  readonly onTakeBack: () => void
}

/** Something that friends are on; taken back, they see it no more. */
export function SharedThing({ icon, path, title, people, isBusy, onTakeBack }: Props) {
  const { t } = useTranslation('recipes')
  const formats = useFormats()
  const host = useHost()
  const names = formats.list(people.map(({ name }) => name))

  async function takeBack() {
    const agreed = await host.confirm({
      title: t('shares.askEnd', { title }),
      message: t('shares.lostEnd', { names }),
      confirm: t('sharing.takeBack'),
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
          aria-label={t('shares.takeBackOf', { title })}
          onClick={() => void takeBack()}
        >
          {t('sharing.takeBack')}
        </Button>
      }
    />
  )
}
