import { copyText } from '@potluck/platform/copy-text'
import { useHost } from '@potluck/platform/HostProvider'
import { IconButton } from '@potluck/ui'
import { Menu } from '@potluck/ui/content'
import { IconCopy, IconDots, IconTrash } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import classes from './MessageRun.module.css'
import type { VisibleMessage } from './visible-message.ts'

interface Props {
  readonly message: VisibleMessage
  remove(id: string): void
}

/** The menu of a message: copy its text, or delete it for the reader. */
export function MessageMenu({ message: { id, body }, remove }: Props) {
  const { t } = useTranslation('social')
  const host = useHost()

  async function copy() {
    if (await copyText(body)) host.toast({ message: t('message.copied'), tone: 'done' })
    else host.toast({ message: t('message.notCopied'), tone: 'problem' })
  }

  const copying = { key: 'copy', label: t('message.copy'), icon: <IconCopy />, onSelect: () => void copy() }
  return (
    <div className={classes.menu}>
      <Menu
        trigger={<IconButton icon={<IconDots />} label={t('message.more')} />}
        entries={[
          ...(body === '' ? [] : [copying]),
          { key: 'delete', label: t('message.delete'), icon: <IconTrash />, danger: true, onSelect: () => remove(id) },
        ]}
      />
    </div>
  )
}
