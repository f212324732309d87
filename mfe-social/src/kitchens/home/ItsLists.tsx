import { useShoppingLists } from '@potluck/parts/useShoppingLists'
import { href, paths } from '@potluck/platform/paths'
import { ListRow } from '@potluck/ui/content'
import { IconShoppingCart } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { RowIcon } from '../../people/RowIcon.tsx'
import { Section } from './Section.tsx'

/** The shopping lists of a household that are in use. */
export function ItsLists({ kitchenId }: { readonly kitchenId: string }) {
  const { t } = useTranslation('social')
  const lists = useShoppingLists().data?.filter(({ kitchen, archived }) => kitchen?.id === kitchenId && !archived) ?? []
  if (lists.length === 0) return null
  return (
    <Section title={t('kitchens.lists')}>
      {lists.map(({ id, title, itemCount }) => (
        <li key={id}>
          <ListRow
            href={href(paths.shoppingList(id))}
            leading={
              <RowIcon>
                <IconShoppingCart aria-hidden="true" />
              </RowIcon>
            }
            title={title}
            subtitle={t('kitchens.toBuy', { count: itemCount })}
          />
        </li>
      ))}
    </Section>
  )
}
