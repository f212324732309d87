import { Note, SkeletonScreen } from '@potluck/ui'
import { SelectField, TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import type { ListChoice } from './useListChoice.ts'

/** In place of a list's id: one that is still to be made. */
const another = 'new'

/** One of the cook's shopping lists, or the name of a new one. Lists that cannot be read leave the new one. */
export function ShoppingListPicker({ choice }: { readonly choice: ListChoice }) {
  const { t } = useTranslation('parts')
  const { lists, listId, newTitle } = choice
  if (!lists.data && !lists.error) {
    return <SkeletonScreen label={t('shoppingLists.loading')} shape="text" count={2} />
  }
  return (
    <>
      {!lists.data && <Note tone="attention">{t('shoppingLists.failed')}</Note>}
      <SelectField
        label={t('shoppingLists.list')}
        value={listId ?? another}
        options={[
          ...(lists.data ?? []).map(({ id, title }) => ({ value: id, label: title })),
          { value: another, label: t('shoppingLists.another') },
        ]}
        onChange={(value) => choice.choose(value === another ? null : value)}
      />
      {listId === null && (
        <TextField
          label={t('shoppingLists.name')}
          value={newTitle}
          dir="auto"
          maxLength={254}
          onChange={choice.nameNew}
        />
      )}
    </>
  )
}
