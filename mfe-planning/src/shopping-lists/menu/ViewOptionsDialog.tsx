import { useHost } from '@potluck/platform/HostProvider'
import { usePreferences } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { shoppingList } from '@potluck/platform/planning-preferences'
import { Link, Stack } from '@potluck/ui'
import { SegmentedControl, SwitchRow } from '@potluck/ui/forms'
import { Modal } from '@potluck/ui/overlays'
import { useTranslation } from 'react-i18next'

const switches = ['groupCategories', 'groupSimilar', 'showRecipeTitle'] as const

/** How lists are shown on this device. */
export function ViewOptionsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('planning')
  const { preferences } = useHost()
  const shown = usePreferences(shoppingList)
  return (
    <Modal opened onClose={onClose} title={t('view.title')} closeLabel={t('close')}>
      <Stack gap={4}>
        <SegmentedControl
          label={t(shown.groupCategories ? 'view.sortInAisles' : 'view.sort')}
          labelShown
          value={shown.sortBy}
          onChange={(sortBy) => preferences.update(shoppingList, { sortBy })}
          segments={[
            { value: '-createdAt', label: t('view.newest') },
            { value: 'createdAt', label: t('view.oldest') },
            { value: 'title', label: t('view.byTitle') },
          ]}
        />
        {switches.map((name) => (
          <SwitchRow
            key={name}
            label={t(`view.${name}`)}
            checked={shown[name]}
            onChange={(on) => preferences.update(shoppingList, { [name]: on })}
          />
        ))}
        <Link href={href(paths.display())} alone>
          {t('view.more')}
        </Link>
      </Stack>
    </Modal>
  )
}
