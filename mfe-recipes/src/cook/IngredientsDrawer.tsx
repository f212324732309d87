import { Drawer } from '@potluck/ui/overlays'
import { useTranslation } from 'react-i18next'
import { CookIngredients, type CookIngredientsProps } from './CookIngredients.tsx'

/** The ingredients over the step on a narrow screen. */
export function IngredientsDrawer({ onClose, ...list }: CookIngredientsProps & { readonly onClose: () => void }) {
  const { t } = useTranslation('recipes')
  return (
    <Drawer opened onClose={onClose} title={t('field.ingredients')} closeLabel={t('close')}>
      <CookIngredients {...list} />
    </Drawer>
  )
}
