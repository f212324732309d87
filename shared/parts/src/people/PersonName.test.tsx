import { href, paths } from '@potluck/platform/paths'
import { ben, carl } from '@potluck/testing/fixtures'
import { screen } from '@testing-library/react'
import { showPart } from '../testing/show-part.tsx'
import { PersonName } from './PersonName.tsx'

test('a name leads to the profile of its handle', () => {
  showPart(<PersonName person={ben} />)
  expect(screen.getByRole('link', { name: 'Ben' })).toHaveAttribute('href', href(paths.profile('ben')))
})

test('a name without a handle is plain text', () => {
  showPart(<PersonName person={carl} />)
  expect(screen.getByText('Carl')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
