import { dissolveKitchen, type Kitchen } from '@potluck/api/kitchens'
import { useFormats } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession } from '@potluck/platform/hooks'
import { IconButton, onDemand } from '@potluck/ui'
import { Menu } from '@potluck/ui/content'
import { IconDotsVertical, IconLogout, IconPencil, IconTrash } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKitchenCall } from './useKitchenCall.ts'

const RenameKitchenDialog = onDemand(
  () => import('./RenameKitchenDialog.tsx').then((module) => module.RenameKitchenDialog),
  'dialog',
)
const LeaveDialog = onDemand(() => import('./LeaveDialog.tsx').then((module) => module.LeaveDialog), 'dialog')

interface Props {
  readonly kitchen: Kitchen
  /** The member left or dissolved it. */
  readonly onLeft: () => void
}

/** What can be done with a kitchen: leave it, and for keepers, rename and dissolve it. */
export function KitchenMenu({ kitchen, onLeft }: Props) {
  const { t } = useTranslation('social')
  const { account } = useSession()
  const [opened, setOpened] = useState<'rename' | 'leave' | null>(null)
  const dissolve = useDissolve(kitchen, onLeft)
  const isKeeper = kitchen.role === 'keeper'
  const close = () => setOpened(null)
  return (
    <>
      <Menu
        trigger={<IconButton label={t('people.more', { name: kitchen.name })} icon={<IconDotsVertical />} />}
        entries={[
          ...(isKeeper
            ? [
                {
                  key: 'rename',
                  label: t('kitchens.rename'),
                  icon: <IconPencil />,
                  onSelect: () => setOpened('rename'),
                },
              ]
            : []),
          // Whoever is alone in it would delete it by leaving.
          ...(kitchen.members.length > 1
            ? [{ key: 'leave', label: t('kitchens.leave'), icon: <IconLogout />, onSelect: () => setOpened('leave') }]
            : []),
          ...(isKeeper
            ? [
                {
                  key: 'dissolve',
                  label: t('kitchens.dissolve'),
                  icon: <IconTrash />,
                  danger: true,
                  onSelect: dissolve,
                },
              ]
            : []),
        ]}
      />
      {opened === 'rename' && <RenameKitchenDialog kitchen={kitchen} onClose={close} />}
      {opened === 'leave' && account && (
        <LeaveDialog kitchen={kitchen} ownId={account.id} onLeft={onLeft} onClose={close} />
      )}
    </>
  )
}

/** @returns asks, naming what is lost, and dissolves the kitchen */
function useDissolve({ id, name, members, recipeCount }: Kitchen, onLeft: () => void): () => void {
  const { t } = useTranslation('social')
  const { number } = useFormats()
  const host = useHost()
  const dissolving = useKitchenCall(dissolveKitchen)

  async function dissolve() {
    const lost = [
      t('kitchens.dissolveRecipes', { count: recipeCount, number: number(recipeCount) }),
      ...(members.length > 1 ? [t('kitchens.dissolveOthers', { count: members.length - 1 })] : []),
    ]
    const isSure = await host.confirm({
      title: t('kitchens.dissolveTitle', { kitchen: name }),
      message: lost.join(' '),
      confirm: t('kitchens.dissolve'),
      destructive: true,
    })
    if (isSure) dissolving.mutate({ params: { id } }, { onSuccess: onLeft })
  }

  return () => void dissolve()
}
