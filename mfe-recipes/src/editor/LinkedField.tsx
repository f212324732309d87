import { inBook } from '@potluck/api/of-book'
import { getRecipe, listRelated, type Recipe, unlinkRecipe } from '@potluck/api/recipes'
import { useCall } from '@potluck/platform/answers'
import { href, paths } from '@potluck/platform/paths'
import { Button, onDemand, Stack, Text } from '@potluck/ui'
import { IconPlus } from '@potluck/ui/icons'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkChips } from '../book/LinkChips.tsx'

const LinkRecipeDialog = onDemand(() => import('./LinkRecipeDialog.tsx').then((module) => module.LinkRecipeDialog))

/** The recipes that this one is made with, such as its sauce. A change of them is saved at once. */
export function LinkedField({ recipe }: { readonly recipe: Recipe }) {
  const { t } = useTranslation('recipes')
  const [isOpen, setOpen] = useState(false)
  const add = useRef<HTMLButtonElement>(null)
  const { mutate: unlink } = useCall(unlinkRecipe, { toast: true, changes: [getRecipe, listRelated] })

  function remove(linkedId: string) {
    unlink({ params: { id: recipe.id, linkedId }, ...inBook(recipe.kitchenId) })
    add.current?.focus()
  }

  const chips = recipe.linked.map(({ id, title }) => ({
    id,
    title,
    href: href(paths.recipe(id)),
    removal: { label: t('linked.remove', { title }), run: () => remove(id) },
  }))
  return (
    <Stack gap={2}>
      <Text strong>{t('linked.title')}</Text>
      {chips.length > 0 && <LinkChips label={t('linked.title')} chips={chips} />}
      <div>
        <Button ref={add} icon={<IconPlus />} onClick={() => setOpen(true)}>
          {t('linked.add')}
        </Button>
      </div>
      {isOpen && <LinkRecipeDialog recipe={recipe} onClose={() => setOpen(false)} />}
    </Stack>
  )
}
