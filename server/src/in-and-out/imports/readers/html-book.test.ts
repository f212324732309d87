import { entry, picture, readFields as read } from '../../../testing/read-import.ts'
import { zip } from '../../../testing/zip.ts'

test('the Copy Me That reader reads subheaders, notes, ratings and the label of recipes to try', async () => {
  const page = `<!DOCTYPE html><meta name="copymethat_class_id_version" content="2"><body>
  <div class = "recipe"><div id = "name"> Soup &amp; bread </div><div id = "link">Adapted from <a id = "original_link" href = "https://example.com/soup">x</a></div>
  <img class= "recipeImage" src = "images/soup.jpg"/><div id="description">Red</div>
  <div id = "servings">Servings: <a id="recipeYield">6</a></div><div id="extra_info"><div id="starred">Starred</div><div>I want to make this</div></div>
  <span id="ratingValue">4</span><span class = "recipeCategory">dinner</span>
  <ul id = "recipeIngredients"><li class="recipeIngredient_subheader">Base:</li><li class= "recipeIngredient"> 2 beets </li></ul>
  <ol id = "recipeInstructions"><li class = "instruction" value = "1"> Boil. </li></ol>
  <ul id="recipeNotes"><li class="recipeNote">Good cold.</li></ul></div></body>`
  const archive = zip([entry('recipes.html', page), entry('images/soup.jpg', picture)])
  expect(await read(archive, 'copymethat.zip')).toMatchObject({
    format: 'copymethat',
    recipes: [
      {
        title: 'Soup & bread',
        description: 'Red',
        yield: '6 servings',
        url: 'https://example.com/soup',
        notes: 'Good cold.',
        ingredients: '[Base]\n2 beets',
        instructions: 'Boil.',
        rating: 4,
        labels: ['dinner', 'Favorite', 'Want to cook'],
        pictures: ['a picture'],
      },
    ],
  })
})

test('the Recipe Keeper reader reads favourites and nutrition', async () => {
  const page = `<html><body><div class="recipe-details"><meta content="abc" itemprop="recipeId"><img src="images/soup_0.jpg" class="recipe-photo" />
  <h2 itemprop="name">Soup</h2><span itemprop="recipeSource"><a href="https://example.com/soup">example.com</a></span>
  <meta content="5" itemprop="recipeRating"><meta content="True" itemprop="recipeIsFavourite">
  <span itemprop="recipeYield">4</span><meta content="PT10M" itemprop="prepTime"><meta content="PT1H" itemprop="cookTime"><meta content="PT0S" itemprop="totalTime">
  <meta content="Dinner" itemprop="recipeCourse"><meta content="Soups" itemprop="recipeCategory"><meta content="120" itemprop="recipeNutCalories">
  <div itemprop="recipeIngredients"><p>2 beets</p><p>1 onion</p></div><div itemprop="recipeDirections"><p>Chop.</p><p>Boil.</p></div><div itemprop="recipeNotes"><p>Good cold.</p></div>
  <div class="recipe-photos-div"><img src="images/soup_0.jpg" class="recipe-photos" /><img src="images/soup_1.jpg" class="recipe-photos" /></div></div></body></html>`
  const archive = zip([
    entry('recipes.html', page),
    entry('images/soup_0.jpg', picture),
    entry('images/soup_1.jpg', 'another'),
  ])
  expect(await read(archive, 'RecipeKeeper.zip')).toMatchObject({
    format: 'recipekeeper',
    recipes: [
      {
        title: 'Soup',
        yield: '4 servings',
        activeTime: '10 min',
        source: 'example.com',
        url: 'https://example.com/soup',
        notes: 'Good cold.\n\nCook time: 1 h',
        nutrition: 'Calories: 120',
        ingredients: '2 beets\n1 onion',
        instructions: 'Chop.\nBoil.',
        rating: 5,
        labels: ['Dinner', 'Soups', 'Favorite'],
        pictures: ['a picture', 'another'],
      },
    ],
  })
})
