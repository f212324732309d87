import { roleOf } from '@potluck/api/kitchen-roles'
import type { Kitchen } from '@potluck/api/kitchens'
import { useSession } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { IconButton, onDemand } from '@potluck/ui'
import { Menu } from '@potluck/ui/content'
import { IconCamera, IconDotsVertical, IconLogout, IconPencil, IconTrash, IconUpload } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'

const RenameKitchenDialog = onDemand(
  () => import('./RenameKitchenDialog.tsx').then((module) => module.RenameKitchenDialog),
  'dialog',
)
const PhotoDialog = onDemand(() => import('./PhotoDialog.tsx').then((module) => module.PhotoDialog), 'dialog')
const DissolveDialog = onDemand(() => import('./DissolveDialog.tsx').then((module) => module.DissolveDialog), 'dialog')
const LeaveDialog = onDemand(() => import('./LeaveDialog.tsx').then((module) => module.LeaveDialog), 'dialog')

/** The dialogs about a kitchen. */
export type KitchenDialog = 'rename' | 'photo' | 'leave' | 'dissolve'

interface Props {
  readonly kitchen: Kitchen
  readonly opened: KitchenDialog | null
  readonly onOpen: (dialog: KitchenDialog | null) => void
  /** The member left it. */
  readonly onLeft: () => void
}

/** The actions on a kitchen: bring recipes, leave it, and for owners, rename it, give it a photo and dissolve it. */
export function KitchenMenu({ kitchen, opened, onOpen: setOpened, onLeft }: Props) {
  const { t } = useTranslation('social')
  const { account } = useSession()
  const role = roleOf(kitchen.role)
  const isOwner = role === 'owner'
  const mayWrite = role !== 'reader' && !kitchen.rest
  const close = () => setOpened(null)
  return (
    <>
      <Menu
        trigger={<IconButton label={t('people.more', { name: kitchen.name })} icon={<IconDotsVertical />} />}
        entries={[
          ...(mayWrite
            ? [{ key: 'bring', label: t('moveIn.title'), icon: <IconUpload />, href: href(paths.moveIn(kitchen.id)) }]
            : []),
          ...(isOwner
            ? [
                {
                  key: 'rename',
                  label: t('kitchens.rename'),
                  icon: <IconPencil />,
                  onSelect: () => setOpened('rename'),
                },
                {
                  key: 'photo',
                  label: t('kitchens.photo'),
                  icon: <IconCamera />,
                  onSelect: () => setOpened('photo'),
                },
              ]
            : []),
          // The last member would delete it by leaving. A dissolved kitchen is deleted anyway.
          ...(kitchen.members.length > 1 || kitchen.rest
            ? [{ key: 'leave', label: t('kitchens.leave'), icon: <IconLogout />, onSelect: () => setOpened('leave') }]
            : []),
          ...(isOwner
            ? [
                {
                  key: 'dissolve',
                  label: t('kitchens.dissolve'),
                  icon: <IconTrash />,
                  danger: true,
                  onSelect: () => setOpened('dissolve'),
                },
              ]
            : []),
        ]}
      />
      {opened === 'rename' && <RenameKitchenDialog kitchen={kitchen} onClose={close} />}
      {opened === 'photo' && <PhotoDialog kitchen={kitchen} onClose={close} />}
      {opened === 'dissolve' && <DissolveDialog kitchen={kitchen} onClose={close} />}
      {opened === 'leave' && account && (
        <LeaveDialog kitchen={kitchen} ownId={account.id} onLeft={onLeft} onClose={close} />
      )}
    </>
  )
}
