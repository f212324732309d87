import { roleOf } from '@potluck/api/kitchen-roles'
import type { Folder } from '@potluck/api/recipes'
import { BarButton } from '@potluck/parts/BarButton'
import { useKitchens } from '@potluck/parts/useKitchens'
import { useHost } from '@potluck/platform/HostProvider'
import { useGlobalPreferences } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { Menu } from '@potluck/ui/content'
import {
  IconBook,
  IconCalendarPlus,
  IconDotsVertical,
  IconInbox,
  IconPin,
  IconPrinter,
  IconShoppingCart,
  IconTag,
  IconTags,
  IconTrash,
  IconUpload,
  IconUsers,
} from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { ActionBar } from './ActionBar.tsx'
import { type BookAction, maxSelectedRecipes, type SelectionAction } from './selection-action.ts'

interface Props {
  readonly folder: Folder
  /** The kitchen in whose book they are; undefined for the own book. */
  readonly kitchenId: string | undefined
  readonly ids: ReadonlySet<string>
  readonly onAction: (action: BookAction) => void
}

/** The kitchens that recipes of the own book can be copied into. */
function useOtherBooks(kitchenId: string | undefined) {
  const kitchens = useKitchens(kitchenId === undefined) ?? []
  return kitchenId === undefined ? kitchens.filter(({ role }) => roleOf(role) !== 'reader') : []
}

/** Runs an action, or displays a message where too many recipes are selected for it. */
function useLimits(count: number, kitchenId: string | undefined) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  return (action: SelectionAction, run: () => void) => () => {
    const limit = maxSelectedRecipes[action]
    if (limit === undefined || count <= limit) return run()
    const isExport = action === 'export'
    host.toast({
      message: t(isExport ? 'selection.tooManyToExport' : 'selection.tooMany', { limit, chosen: count }),
      tone: 'problem',
      ...(isExport && {
        action: {
          label: t('selection.exportOtherwise'),
          run: () => host.navigate(paths.export({ kitchen: kitchenId })),
        },
      }),
    })
  }
}

/** The actions on selected recipes. An action above its limit displays a message. */
export function SelectionActions({ folder, kitchenId, ids, onAction }: Props) {
  const { t } = useTranslation('recipes')
  const { useMealPlans, useShoppingLists } = useGlobalPreferences()
  const host = useHost()
  const kitchens = useOtherBooks(kitchenId)
  const count = ids.size
  const none = count === 0

  const within = useLimits(count, kitchenId)
  const act = (action: BookAction) => within(action, () => onAction(action))

  return (
    <ActionBar label={t('selection.actions', { count })}>
      <BarButton
        icon={<IconTag />}
        word={t('selection.word.label')}
        label={t('selection.label')}
        disabled={none}
        onClick={act('label')}
      />
      {useShoppingLists && (
        <BarButton
          icon={<IconShoppingCart />}
          word={t('selection.word.shop')}
          label={t('shop.add')}
          disabled={none}
          onClick={act('shop')}
        />
      )}
      <BarButton
        icon={<IconPin />}
        word={t('selection.word.pin')}
        label={t('recipe.pin')}
        disabled={none}
        onClick={act('pin')}
      />
      <BarButton icon={<IconTrash />} word={t('delete')} label={t('delete')} disabled={none} onClick={act('delete')} />
      <Menu
        trigger={
          <BarButton
            icon={<IconDotsVertical />}
            word={t('selection.more')}
            label={t('selection.more')}
            disabled={none}
          />
        }
        entries={[
          ...(useMealPlans
            ? [{ key: 'plan', label: t('plan.add'), icon: <IconCalendarPlus />, onSelect: act('plan') }]
            : []),
          {
            key: 'print',
            label: t('print.title'),
            icon: <IconPrinter />,
            onSelect: act('print'),
          },
          {
            key: 'unlabel',
            label: t('selection.unlabel'),
            icon: <IconTags />,
            onSelect: act('unlabel'),
          },
          // A kitchen has no inbox.
          ...(kitchenId === undefined
            ? [
                {
                  key: 'move',
                  label: folder === 'inbox' ? t('inbox.saveToBook') : t('selection.toInbox'),
                  icon: folder === 'inbox' ? <IconBook /> : <IconInbox />,
                  onSelect: act('move'),
                },
              ]
            : []),
          ...kitchens.map(({ id, name }) => ({
            key: id,
            label: t('selection.toKitchen', { kitchen: name }),
            icon: <IconUsers />,
            onSelect: within('kitchen', () => host.navigate(paths.moveIn(id, { recipeIds: [...ids] }))),
          })),
          {
            key: 'export',
            label: t('export'),
            icon: <IconUpload />,
            onSelect: act('export'),
          },
        ]}
      />
    </ActionBar>
  )
}
