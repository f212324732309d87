import { clip } from './clip.ts'
import type { ClippedRecipe } from './recipe.ts'
import { ingredients, list, pancakes, steps } from './testing/pancakes.ts'

const page = (body: string, head = '') =>
  `<!doctype html><html><head><title>Pancakes - My Kitchen</title>${head}</head><body>${body}</body></html>`

/** How pages show a recipe, each in a way that was met in the wild. */
const shapes: readonly (readonly [string, string, Partial<ClippedRecipe>])[] = [
  [
    'microdata on whole lists',
    page(
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Pancakes</h1><ul itemprop="recipeIngredient">${ingredients.map((line) => `<li>${line}</li>`).join('')}</ul><ol itemprop="recipeInstructions">${steps.map((line) => `<li>${line}</li>`).join('')}</ol></div>`,
    ),
    pancakes,
  ],
  [
    'microdata with breaks',
    page(
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Pancakes</h1><div itemprop="ingredients">${ingredients.join('<br>')}</div><div itemprop="recipeInstructions">${steps.join('<br/><br/>')}</div></div>`,
    ),
    pancakes,
  ],
  [
    'microdata on each line',
    page(
      `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Pancakes</h1>${ingredients.map((line) => `<p><span itemprop="ingredients"><span class="a">${line.split(' ')[0]}</span> ${line.split(' ').slice(1).join(' ')}</span></p>`).join('')}${steps.map((line, at) => `<div class="step"><span>${at + 1}</span><p itemprop="recipeInstructions">${line}</p></div>`).join('')}</div>`,
    ),
    pancakes,
  ],
  [
    'microdata HowToStep',
    page(
      `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Pancakes</h1>${ingredients.map((line) => `<li itemprop="recipeIngredient">${line}</li>`).join('')}<ol>${steps.map((line, at) => `<li itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToStep"><meta itemprop="position" content="${at + 1}"><span itemprop="text">${line}</span></li>`).join('')}</ol></div>`,
    ),
    pancakes,
  ],
  [
    'data-vocabulary microdata',
    page(
      `<div itemscope itemtype="http://data-vocabulary.org/Recipe"><h1 itemprop="name">Pancakes</h1>${ingredients.map((line) => `<li itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient"><span itemprop="amount">${line.split(' ').slice(0, -1).join(' ')}</span> <span itemprop="name">${line.split(' ').at(-1)}</span></li>`).join('')}<div itemprop="instructions">${steps.map((line) => `<p>${line}</p>`).join('')}</div><time itemprop="prepTime" datetime="PT15M">15 min</time> <span itemprop="yield">4</span></div>`,
    ),
    { ...pancakes, yield: '4', activeTime: { minutes: 15, text: '15 min' } },
  ],
  [
    'data-vocabulary rdfa',
    page(
      `<div xmlns:v="http://rdf.data-vocabulary.org/#" typeof="v:Recipe"><h1 property="v:name">Pancakes</h1>${ingredients.map((line) => `<li rel="v:ingredient"><span typeof="v:RecipeIngredient"><span property="v:amount">${line.split(' ').slice(0, -1).join(' ')}</span> <span property="v:name">${line.split(' ').at(-1)}</span></span></li>`).join('')}<div property="v:instructions">${steps.map((line) => `<p>${line}</p>`).join('')}</div></div>`,
    ),
    pancakes,
  ],
  [
    'labels in the paragraph of their lines',
    page(
      `<h1>Pancakes</h1><p><strong>Ingredients</strong><br>${ingredients.join('<br>')}</p><p><strong>Method</strong><br>${steps.join('<br>')}</p>`,
    ),
    pancakes,
  ],
  [
    'labels with a colon in the paragraph of their lines',
    page(
      `<h1>Pancakes</h1><p><b>Ingredients:</b><br/>\n${ingredients.join('<br/>\n')}</p><p><b>Directions:</b><br/>${steps.map((line, at) => `${at + 1}. ${line}`).join('<br/>')}</p>`,
    ),
    pancakes,
  ],
  [
    'ingredients as terms and meanings',
    page(
      `<h1>Pancakes</h1><h2>Ingredients</h2><dl>${ingredients.map((line) => `<dt>${line.split(' ').slice(0, -1).join(' ')}</dt><dd>${line.split(' ').at(-1)}</dd>`).join('')}</dl><h2>Method</h2>${list(steps, 'ol')}`,
    ),
    pancakes,
  ],
  [
    'table name-first',
    page(
      `<h1>Pancakes</h1><h2>Ingredients</h2><table>${ingredients.map((line) => `<tr><td>${line.split(' ').at(-1)}</td><td>${line.split(' ').slice(0, -1).join(' ')}</td></tr>`).join('')}</table><h2>Method</h2>${list(steps, 'ol')}`,
    ),
    pancakes,
  ],
  [
    'lines as boxes',
    page(
      `<h1>Pancakes</h1><div class="post-body"><div>A long story about my grandmother and her pancakes, told well.</div><div><b>INGREDIENTS</b></div>${ingredients.map((line) => `<div>${line}</div>`).join('')}<div><br></div><div><b>METHOD</b></div>${steps.map((line) => `<div>${line}</div>`).join('')}</div>`,
    ),
    pancakes,
  ],
  [
    'steps with numbers of their own',
    page(
      `<h1>Pancakes</h1><h2>Ingredients</h2>${list(ingredients)}<h2>Method</h2>${steps.map((line, at) => `<div class="step"><span class="num">${at + 1}</span><p>${line}</p></div>`).join('')}`,
    ),
    pancakes,
  ],
  [
    'steps with headings that count',
    page(
      `<h1>Pancakes</h1><h2>Ingredients</h2>${list(ingredients)}<h2>Method</h2>${steps.map((line, at) => `<div class="step"><h3>Step ${at + 1}</h3><p>${line}</p></div>`).join('')}`,
    ),
    pancakes,
  ],
  [
    'a wiki whose headings offer to be edited',
    page(
      `<h1>Pancakes</h1>${[`Ingredients ${list(ingredients)}`, `Procedure ${list(steps, 'ol')}`].map((part) => part.replace(/^(\w+) /, '<div class="mw-heading"><h2>$1</h2><span class="mw-editsection"><span>[</span><a href="/edit"><span>edit</span></a><span> | </span><a href="/source"><span>edit source</span></a><span>]</span></span></div>')).join('')}`,
    ),
    pancakes,
  ],
  [
    'tabs whose labels are buttons',
    page(
      `<h1>Pancakes</h1><div role="tablist"><button>Ingredients</button><button>Method</button></div><div role="tabpanel">${list(ingredients)}</div><div role="tabpanel">${list(steps, 'ol')}</div>`,
    ),
    pancakes,
  ],
  [
    'amounts in elements of their own',
    page(
      `<h1>Pancakes</h1><h3>Ingredients</h3><ul>${ingredients.map((line) => `<li><span>${line.split(' ')[0]}</span><span> ${line.split(' ').slice(1).join(' ')}</span></li>`).join('')}</ul><h3>Preparation</h3><p>${steps.join('</p><p>')}</p><h3>Comments</h3><p>Loved it, made it twice already this week.</p>`,
    ),
    pancakes,
  ],
  [
    'lines as paragraphs with bullets',
    page(
      `<h1>Pancakes</h1><p><span style="font-weight:bold">Ingredients</span></p>${ingredients.map((line) => `<p class="f"><span>• ${line}</span></p>`).join('')}<p><span style="font-weight:bold">Instructions</span></p>${steps.map((line, at) => `<p class="f"><span>${at + 1}) ${line}</span></p>`).join('')}`,
    ),
    pancakes,
  ],
  [
    'headings h4 emoji',
    page(
      `<h1>Pancakes</h1><h4>🛒 Ingredients:</h4>${list(ingredients)}<h4>👩‍🍳 Instructions:</h4>${list(steps, 'ol')}`,
    ),
    pancakes,
  ],
  [
    'for serves heading',
    page(
      `<h1>Pancakes</h1><h2>Ingredients (serves 4)</h2>${list(ingredients)}<h2>How to make pancakes</h2>${list(steps, 'ol')}`,
    ),
    pancakes,
  ],
  [
    'ingredients for the pancakes',
    page(
      `<h1>Pancakes</h1><h2>Ingredients for pancakes</h2>${list(ingredients)}<h2>Step-by-step instructions</h2>${list(steps, 'ol')}`,
    ),
    pancakes,
  ],
  [
    'comments below without class',
    page(
      `<h1>Pancakes</h1><h2>Ingredients</h2>${list(ingredients)}<h2>Directions</h2>${list(steps, 'ol')}<h2>12 thoughts on “Pancakes”</h2><ol><li>Great recipe, thanks a lot for it!</li><li>ingredients used 2 cups sugar and it was fine.</li></ol>`,
    ),
    pancakes,
  ],
  [
    'another list beside the content',
    page(
      `<h1>Pancakes</h1><aside><h3>Popular</h3>${list(['10 best cakes', '5 easy dinners', '20 minute meals', '3 soups'])}</aside><h2>Ingredients</h2>${list(ingredients)}<h2>Directions</h2>${list(steps, 'ol')}`,
    ),
    pancakes,
  ],
  [
    'a title in Open Graph alone',
    page(
      `<h2>Ingredients</h2>${list(ingredients)}<h2>Directions</h2>${list(steps, 'ol')}`,
      '<meta property="og:title" content="Pancakes">',
    ),
    pancakes,
  ],
  [
    'a title in the window alone',
    page(`<h2>Ingredients</h2>${list(ingredients)}<h2>Directions</h2>${list(steps, 'ol')}`),
    pancakes,
  ],
  [
    'a first heading that is the name of the site',
    page(
      `<header><h1><a href="/">My Kitchen</a></h1></header><h2 class="entry-title">Pancakes</h2><h3>Ingredients</h3>${list(ingredients)}<h3>Directions</h3>${list(steps, 'ol')}`,
      '<meta property="og:title" content="Pancakes"><meta property="og:site_name" content="My Kitchen">',
    ),
    pancakes,
  ],
  [
    'a first heading about something else, where the page says twice what it is about',
    page(
      `<h1>Sunday mornings</h1><h3>Ingredients</h3>${list(ingredients)}<h3>Directions</h3>${list(steps, 'ol')}`,
      '<meta property="og:title" content="Pancakes - My Kitchen"><meta property="og:site_name" content="My Kitchen">',
    ),
    pancakes,
  ],
  [
    'a row of facts',
    page(
      `<h1>Pancakes</h1><ul class="meta"><li><span>Prep</span> <span>10 mins</span></li><li><span>Cook</span> <span>20 mins</span></li><li><span>Serves</span> <span>4</span></li></ul><h2>Ingredients</h2>${list(ingredients)}<h2>Directions</h2>${list(steps, 'ol')}`,
    ),
    { ...pancakes, cookTime: { minutes: 20, text: '20 min' }, totalTime: { minutes: 30, text: '30 min' } },
  ],
  [
    'french',
    page(
      `<h1>Crêpes</h1><p>Préparation : 10 min – Cuisson : 20 min – Pour 4 personnes</p><h2>Ingrédients :</h2>${list(['250 g de farine', '1 pincée de sel', '3 œufs'])}<h2>Préparation :</h2>${list(['Mélanger la farine et le sel.', 'Ajouter les œufs et le lait.'], 'ol')}`,
    ),
    {
      title: 'Crêpes',
      ingredients: ['250 g de farine', '1 pincée de sel', '3 œufs'],
      instructions: ['Mélanger la farine et le sel.', 'Ajouter les œufs et le lait.'],
      totalTime: { minutes: 30, text: '30 min' },
    },
  ],
  [
    'hebrew',
    page(
      `<h1>פנקייק</h1><h2>המצרכים:</h2>${list(['2 כוסות קמח', '1 כפית מלח', '3 ביצים'])}<h2>אופן ההכנה:</h2>${list(['מערבבים את הקמח והמלח בקערה.', 'מוסיפים את הביצים והחלב ומערבבים.'], 'ol')}`,
    ),
    {
      ingredients: ['2 כוסות קמח', '1 כפית מלח', '3 ביצים'],
      instructions: ['מערבבים את הקמח והמלח בקערה.', 'מוסיפים את הביצים והחלב ומערבבים.'],
    },
  ],
  [
    'uk',
    page(
      `<h1>Млинці</h1><p><strong>Інгредієнти:</strong></p><p>Борошно – 200 г<br>Молоко – 500 мл<br>Яйця – 3 шт.</p><p><strong>Приготування:</strong></p><p>Змішайте борошно з молоком і яйцями.</p><p>Смажте млинці на гарячій сковороді.</p>`,
    ),
    {
      ingredients: ['Борошно – 200 г', 'Молоко – 500 мл', 'Яйця – 3 шт.'],
      instructions: ['Змішайте борошно з молоком і яйцями.', 'Смажте млинці на гарячій сковороді.'],
    },
  ],
  [
    'plain text in pre',
    page(`<h1>Pancakes</h1><pre>Ingredients\n\n${ingredients.join('\n')}\n\nMethod\n\n${steps.join('\n')}</pre>`),
    pancakes,
  ],
  [
    'labels with checkboxes',
    page(
      `<h1>Pancakes</h1><h2>Ingredients</h2>${ingredients.map((line) => `<div><label><input type="checkbox"> ${line}</label></div>`).join('')}<h2>Method</h2>${list(steps, 'ol')}`,
    ),
    pancakes,
  ],
  [
    'details summary',
    page(
      `<h1>Pancakes</h1><details open><summary>Ingredients</summary>${list(ingredients)}</details><details><summary>Method</summary>${list(steps, 'ol')}</details>`,
    ),
    pancakes,
  ],
  [
    'tables with a heading',
    page(
      `<h1>Pancakes</h1><table><tr><th colspan=2>Ingredients</th></tr>${ingredients.map((line) => `<tr><td>${line.split(' ').slice(0, -1).join(' ')}</td><td>${line.split(' ').at(-1)}</td></tr>`).join('')}</table><table><tr><th colspan=2>Directions</th></tr>${steps.map((line, at) => `<tr><td>${at + 1}</td><td>${line}</td></tr>`).join('')}</table>`,
    ),
    pancakes,
  ],
  [
    'layout table',
    page(
      `<h1>Pancakes</h1><table><tr><td><h3>Ingredients</h3>${list(ingredients)}</td><td><h3>Method</h3>${list(steps, 'ol')}</td></tr></table>`,
    ),
    pancakes,
  ],
  [
    'items with paragraphs and captions',
    page(
      `<h1>Pancakes</h1><h2>Ingredients</h2><ul>${ingredients.map((line) => `<li><p>${line}</p></li>`).join('')}</ul><h2>Method</h2><ol>${steps.map((line) => `<li><p>${line}</p><figure><img src=x><figcaption>Pan</figcaption></figure></li>`).join('')}</ol>`,
    ),
    pancakes,
  ],
  [
    'nested sections in list',
    page(
      `<h1>Pancakes</h1><h2>Ingredients</h2><ul><li>Batter<ul><li>2 cups flour</li><li>3 eggs</li></ul></li><li>Topping<ul><li>1 tbsp sugar</li><li>1 lemon</li></ul></li></ul><h2>Method</h2>${list(steps, 'ol')}`,
    ),
    { ingredients: ['[Batter]', '2 cups flour', '3 eggs', '[Topping]', '1 tbsp sugar', '1 lemon'] },
  ],
  [
    'yield in heading',
    page(`<h1>Pancakes</h1><h2>Ingredients (serves 4)</h2>${list(ingredients)}<h2>Method</h2>${list(steps, 'ol')}`),
    { ...pancakes, yield: 'serves 4' },
  ],
  [
    'yield in german heading',
    page(
      `<h1>Pancakes</h1><h2>Zutaten für 4 Personen</h2>${list(ingredients)}<h2>Zubereitung</h2>${list(steps, 'ol')}<p>Zubereitungszeit: ca. 30 Min.</p>`,
    ),
    { ...pancakes, yield: 'für 4 Personen' },
  ],
  [
    'it times',
    page(
      `<h1>Pancakes</h1><p>Tempo di preparazione: 20 minuti</p><p>Cottura: 10 minuti</p><p>Porzioni: 4</p><h2>Ingredienti</h2>${list(ingredients)}<h2>Procedimento</h2>${list(steps, 'ol')}`,
    ),
    { ...pancakes, yield: '4', activeTime: { minutes: 20, text: '20 min' }, cookTime: { minutes: 10, text: '10 min' } },
  ],
  [
    'uk times',
    page(
      `<h1>Pancakes</h1><p>Час приготування: 30 хв</p><p>Порцій: 4</p><h2>Інгредієнти</h2>${list(ingredients)}<h2>Приготування</h2>${list(steps, 'ol')}`,
    ),
    { ...pancakes, yield: '4', totalTime: { minutes: 30, text: '30 min' } },
  ],
  [
    'he times',
    page(
      `<h1>Pancakes</h1><p>זמן הכנה: 30 דקות</p><p>כמות: 4 מנות</p><h2>מצרכים</h2>${list(ingredients)}<h2>הוראות הכנה</h2>${list(steps, 'ol')}`,
    ),
    { ...pancakes, activeTime: { minutes: 30, text: '30 min' } },
  ],
  [
    'comment list under h3',
    page(
      `<h1>Pancakes</h1><h3>Ingredients</h3>${list(ingredients)}<h3>Method</h3>${list(steps, 'ol')}<h3>Nutrition per serving</h3>${list(['Calories 200', 'Fat 3 g'])}<h3>Leave a Reply</h3><p>Your email address will not be published anywhere at all.</p>`,
    ),
    pancakes,
  ],
  [
    'steps bold lead',
    page(
      `<h1>Pancakes</h1><h2>Ingredients</h2>${list(ingredients)}<h2>Instructions</h2><ol>${steps.map((line) => `<li><strong>Do:</strong> ${line}</li>`).join('')}</ol>`,
    ),
    { instructions: steps.map((line) => `Do: ${line}`) },
  ],
  [
    'steps p with numbers bold',
    page(
      `<h1>Pancakes</h1><h2>Ingredients</h2>${list(ingredients)}<h2>Instructions</h2>${steps.map((line, at) => `<p><strong>${at + 1}.</strong> ${line}</p>`).join('')}`,
    ),
    pancakes,
  ],
  [
    'nested divs deep',
    page(
      `<main><article><h1>Pancakes</h1><div><div><div><h2><span>Ingredients</span></h2></div><div><div>${list(ingredients)}</div></div></div><div><div><h2><span>Method</span></h2></div><div>${list(steps, 'ol')}</div></div></div></article></main>`,
    ),
    pancakes,
  ],
  [
    'data attributes',
    page(
      `<h1>Pancakes</h1><section data-testid="recipe-ingredients">${ingredients.map((line) => `<div class="x1">${line}</div>`).join('')}</section><section data-testid="recipe-instructions">${steps.map((line) => `<div class="x2">${line}</div>`).join('')}</section>`,
    ),
    pancakes,
  ],
  [
    'spanish',
    page(
      `<h1>Tortitas</h1><p><strong>Ingredientes para 4 personas:</strong></p>${list(['200 g de harina', '3 huevos', 'una pizca de sal'])}<p><strong>Elaboración:</strong></p><p>Mezclar la harina con los huevos y la sal.</p><p>Cocinar en una sartén caliente.</p>`,
    ),
    {
      ingredients: ['200 g de harina', '3 huevos', 'una pizca de sal'],
      instructions: ['Mezclar la harina con los huevos y la sal.', 'Cocinar en una sartén caliente.'],
    },
  ],
  [
    'polish',
    page(
      `<h1>Naleśniki</h1><h3>Składniki:</h3><p>- 2 szklanki mąki<br>- 3 jajka<br>- szczypta soli</p><h3>Wykonanie:</h3><p>Wymieszać mąkę z jajkami i solą.</p><p>Smażyć na gorącej patelni.</p>`,
    ),
    {
      ingredients: ['2 szklanki mąki', '3 jajka', 'szczypta soli'],
      instructions: ['Wymieszać mąkę z jajkami i solą.', 'Smażyć na gorącej patelni.'],
    },
  ],
  [
    'russian',
    page(
      `<h1>Блины</h1><h2>Ингредиенты</h2>${list(['Мука — 200 г', 'Яйца — 3 шт.', 'Соль — по вкусу'])}<h2>Приготовление</h2>${list(['Смешайте муку с яйцами и солью.', 'Жарьте на горячей сковороде.'], 'ol')}`,
    ),
    {
      ingredients: ['Мука — 200 г', 'Яйца — 3 шт.', 'Соль — по вкусу'],
      instructions: ['Смешайте муку с яйцами и солью.', 'Жарьте на горячей сковороде.'],
    },
  ],
  [
    'a story with lists of its own before the recipe',
    page(
      `<h1>Pancakes</h1><p>These are my favourite pancakes of all time, you must try them.</p><h2>Why you will love this recipe</h2>${list(['It is quick and easy to make.', 'It needs 5 ingredients only.'])}<h2>What you'll need</h2>${list(['Flour: plain flour works best here.', 'Eggs: 3 large ones, at room temperature.', 'Milk: whole milk is best.'])}<h2>Pancakes recipe</h2><h3>Ingredients</h3>${list(ingredients)}<h3>Instructions</h3>${list(steps, 'ol')}<h2>Tips</h2>${list(['Use a hot pan for this.', 'Serve at once.'])}`,
    ),
    pancakes,
  ],
]

test.each(shapes)('%s', (_, html, wanted) => {
  const result = clip(html, { url: 'https://kitchen.example/pancakes' })
  expect(result.outcome === 'refused' ? result : result.recipe).toMatchObject(wanted)
})
