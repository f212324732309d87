import { inBook } from '@potluck/api/of-book'
import type { Recipe } from '@potluck/api/recipes'
import { listShares } from '@potluck/api/shares'
import { Answered } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { href, paths } from '@potluck/platform/paths'
import { Link, Row, Stack, Text } from '@potluck/ui'
import { Modal } from '@potluck/ui/overlays'
import { useTranslation } from 'react-i18next'
import { NewLink } from './NewLink.tsx'
import { ShareLink } from './ShareLink.tsx'

interface Props {
  readonly recipe: Pick<Recipe, 'id' | 'title' | 'kitchenId'>
  readonly onClose: () => void
}

/** The links of a recipe, and a form for another. */
export function LinksDialog({ recipe, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const answer = useAnswer(listShares, { query: { ...inBook(recipe.kitchenId).query, recipeId: recipe.id } })
  return (
    <Modal opened onClose={onClose} title={t('sharing.linksOf', { title: recipe.title })} closeLabel={t('close')}>
      <Stack gap={5}>
        <Text tone="soft">{t('sharing.about')}</Text>
        <Answered
          small
          answer={answer}
          loading={{ label: t('sharing.loading'), shape: 'rows', count: 2 }}
          failed={{ title: t('sharing.failed') }}
        >
          {(links) => (
            <Stack gap={5}>
              {links.map((link, place) => (
                <ShareLink key={link.id} link={link} kitchenId={recipe.kitchenId} opened={place === 0} />
              ))}
              <NewLink recipe={recipe} isFirst={links.length === 0} />
            </Stack>
          )}
        </Answered>
        <Row>
          <Link alone href={href(paths.shares())}>
            {t('sharing.all')}
          </Link>
        </Row>
      </Stack>
    </Modal>
  )
}
