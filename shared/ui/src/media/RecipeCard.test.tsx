import { render, screen } from '@testing-library/react'
import { ListRow } from '../layout/ListRow.tsx'
import { PageLayout } from '../layout/PageLayout.tsx'
import { RecipeCard } from './RecipeCard.tsx'

const title = '20 Minuten Pasta'

test.each([
  ['a card that leads somewhere', <RecipeCard key="a" title={title} href="/recipe" />],
  ['a card that is chosen', <RecipeCard key="b" title={title} />],
  ['a card whose title is marked', <RecipeCard key="c" title="x" shownTitle={title} href="/recipe" />],
  ['a row that leads somewhere', <ListRow key="d" title={title} href="/recipe" />],
  ['a row that is pressed', <ListRow key="e" title={title} onClick={() => {}} />],
  ['a row', <ListRow key="f" title={title} />],
  [
    'a page',
    <PageLayout key="g" title={title}>
      x
    </PageLayout>,
  ],
])('the title of %s keeps its own direction', (_, shown) => {
  render(<div dir="rtl">{shown}</div>)
  expect(screen.getByText(title).closest('bdi')).not.toBeNull()
})
