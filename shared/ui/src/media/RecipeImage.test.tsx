import { fireEvent, render, screen } from '@testing-library/react'
import { RecipeImage } from './RecipeImage.tsx'

describe('RecipeImage', () => {
  it('shows the tile of the title when there is no photo', () => {
    render(<RecipeImage title="Tomato soup" />)
    expect(screen.getByText('T')).toBeInTheDocument()
  })

  it('shows the tile when the photo does not load, and tries a new photo again', () => {
    const { rerender } = render(<RecipeImage title="Tomato soup" src="gone.jpg" alt="A bowl" />)
    fireEvent.error(screen.getByRole('img', { name: 'A bowl' }))
    expect(screen.getByText('T')).toBeInTheDocument()
    rerender(<RecipeImage title="Tomato soup" src="new.jpg" alt="A bowl" />)
    expect(screen.getByRole('img', { name: 'A bowl' })).toHaveAttribute('src', 'new.jpg')
  })
})
