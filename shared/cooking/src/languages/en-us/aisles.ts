import type { AisleWords } from '../../aisle-words.ts'

export const enUsAisles: AisleWords = {
  language: 'en-us',
  titles: {
    produce: 'Produce',
    dairy: 'Dairy',
    meat: 'Meat',
    seafood: 'Seafood',
    bakery: 'Bread & Bakery',
    deli: 'Deli',
    frozen: 'Frozen',
    canned: 'Cans & Jars',
    baking: 'Baking',
    spices: 'Spices',
    condiments: 'Condiments',
    grocery: 'Pantry',
    drinks: 'Drinks',
    liquor: 'Wine & Spirits',
    household: 'Household',
    uncategorized: 'Everything else',
  },
  state: { frozen: 'frozen', canned: 'canned, tinned' },
  things: {
    produce:
      'corn, corn kernel, pea, green pea, english pea, fava bean, jicama, plantain, passion fruit, taro, lotus root, dandelion green, mixed green, mustard green, collard green, red chilli, scotch bonnet, microgreen, sprout, persimmon, quince, kumquat, currant, fruit, vegetable, apple, apricot, artichoke, arugula, asparagus, avocado, baby spinach, banana, basil, bean sprout, beet, bell pepper, berry, blackberry, blueberry, bok choy, broccoli, broccolini, brussels sprout, butternut squash, cabbage, cantaloupe, carrot, cauliflower, celeriac, celery, chard, cherry, cherry tomato, chili, chile, chilli, chive, cilantro, coriander leaf, corn on the cob, ear of corn, cranberry, cress, cucumber, daikon, date, dill, eggplant, aubergine, endive, fennel, fig, fresh ginger, fresh herb, garlic, garlic clove, ginger, ginger root, grape, grapefruit, green bean, green chili, green onion, green pepper, herb, honeydew, iceberg, jalapeno, jalapeño, kale, kiwi, kohlrabi, leek, lemon, lemon juice, lemongrass, lemon zest, lettuce, lime, lime juice, lime zest, mandarin, mango, melon, mint, mushroom, nectarine, okra, onion, orange, orange zest, oregano leaf, pak choi, papaya, parsley, parsnip, pea shoot, peach, pear, pepper flake plant, pineapple, plum, pomegranate, poblano, potato, pumpkin, radicchio, radish, raspberry, red bell pepper, red onion, red pepper, rhubarb, rocket, rosemary, rutabaga, sage, salad, salad green, scallion, serrano, shallot, snap pea, snow pea, spinach, spring onion, squash, strawberry, sweet corn, sweet potato, swiss chard, tangerine, tarragon, thyme, tofu, tomatillo, tomato, turnip, watercress, watermelon, yam, yellow onion, yellow squash, yukon gold, zucchini, courgette, swede, clementine, garlic head, bay leaf fresh',
    dairy:
      'queso fresco, eggnog, manchego, butter, buttermilk, cheddar, cheese, cottage cheese, cream, cream cheese, creme fraiche, crème fraîche, curd, custard, egg, egg white, egg yolk, feta, goat cheese, gouda, greek yogurt, gruyere, gruyère, half and half, halloumi, heavy cream, kefir, margarine, mascarpone, milk, monterey jack, mozzarella, parmesan, parmigiano, pecorino, provolone, quark, ricotta, skyr, sour cream, swiss cheese, whipped cream, whipping cream, yoghurt, yogurt, paneer, ghee, blue cheese, brie, camembert',
    meat: 'hot dog, frankfurter, bratwurst, nduja, bacon, beef, beef chuck, brisket, chicken, chicken breast, chicken thigh, chicken wing, chorizo, duck, goose, ground beef, ground meat, ground pork, ground turkey, ham hock, lamb, liver, meat, meatball, mince, oxtail, pancetta, pork, pork belly, pork chop, pork loin, poultry, rabbit, rib, sausage, short rib, sirloin, spare rib, steak, stew meat, tenderloin, turkey, veal, venison, mutton, goat',
    seafood:
      'anchovy fresh, bass, calamari, catfish, clam, cod, crab, crabmeat, crayfish, eel, fish, fish fillet, flounder, haddock, halibut, lobster, mackerel, monkfish, mussel, octopus, oyster, prawn, salmon, scallop, sea bass, shrimp, snapper, sole, squid, swordfish, tilapia, trout, tuna steak',
    bakery:
      'bagel, baguette, bread, brioche, bun, burger bun, ciabatta, croissant, crumpet, english muffin, flatbread, focaccia, hamburger bun, hot dog bun, loaf, muffin, naan, pita, pita bread, roll, rye bread, sourdough, toast, tortilla, wrap, pizza crust',
    deli: 'ham, hummus, mortadella, olive deli, pastrami, pepperoni, prosciutto, roast beef sliced, salami, smoked salmon, tapenade, lox, serrano ham',
    frozen: 'ice, ice cream, ice cube, puff pastry, phyllo, filo, sorbet, gelato, popsicle, fish finger, french fry',
    canned:
      'baked bean, beef broth, beef stock, black bean, bouillon, broth, cannellini bean, chicken broth, chicken stock, chickpea, coconut cream, coconut milk, condensed milk, evaporated milk, crushed tomato, diced tomato can, fish stock, garbanzo, kidney bean, pinto bean, stock, stock cube, bouillon cube, sardine, tomato paste, tomato puree, tomato sauce, passata, tuna, anchovy, anchovy fillet, vegetable broth, vegetable stock, white bean, water chestnut, bamboo shoot, refried bean',
    baking:
      'agave, agave syrup, syrup, simple syrup, glucose, meringue powder, pastry dough, pie dough, dough, peppermint extract, agar, all purpose flour, almond extract, almond flour, baking chocolate, baking powder, baking soda, bicarbonate of soda, bread flour, brown sugar, cake flour, cake mix, caster sugar, chocolate, chocolate chip, cocoa, cocoa powder, coconut flake, confectioner sugar, confectioners sugar, corn starch, corn syrup, cornflour, cornmeal, cornstarch, cream of tartar, desiccated coconut, dark chocolate, flour, food coloring, frosting, gelatin, gelatine, granulated sugar, icing sugar, maple syrup, marshmallow, marzipan, molasses, pectin, pie crust, polenta, powdered sugar, semolina, shortening, shredded coconut, sprinkle, sugar, sweetener, vanilla, vanilla bean, vanilla extract, vanilla sugar, wheat flour, whole wheat flour, yeast, self raising flour, self rising flour, treacle, golden syrup',
    spices:
      'msg, berbere, gochugaru, togarashi, cassia, file powder, dry rub, chile powder, allspice, bay leaf, black pepper, cajun seasoning, caraway, cardamom, cayenne, cayenne pepper, chile flake, chili flake, chili powder, chile powder, cinnamon, cinnamon stick, clove, coriander, coriander seed, cumin, curry, curry powder, dill seed, dried basil, dried oregano, dried thyme, fennel seed, fenugreek, five spice, garam masala, garlic powder, garlic salt, ground ginger, ground clove, italian seasoning, juniper, kosher salt, mace, mustard powder, mustard seed, nutmeg, onion powder, oregano, paprika, pepper, peppercorn, poppy seed, red pepper flake, saffron, salt, sea salt, seasoning, sesame seed, smoked paprika, spice, star anise, sumac, turmeric, white pepper, zaatar, old bay, marjoram',
    condiments:
      'kimchi, chimichurri, gravy, liquid smoke, pico de gallo, kalamata, pimiento, pepperoncini, liquid amino, pepperoncino, apple cider vinegar, balsamic vinegar, barbecue sauce, bbq sauce, caper, chili sauce, chutney, cider vinegar, dijon mustard, dressing, fish sauce, gherkin, honey, horseradish, hot sauce, jam, jelly, ketchup, marmalade, mayonnaise, mayo, mirin, miso, miso paste, mustard, oyster sauce, peanut butter, pesto, pickle, relish, rice vinegar, salad dressing, salsa, sambal, sauce, soy sauce, sriracha, steak sauce, tabasco, tahini, tamari, teriyaki sauce, vinegar, wasabi, wine vinegar, red wine vinegar, white wine vinegar, worcestershire sauce, harissa, gochujang, nutella, hoisin sauce, curry paste, olive',
    grocery:
      'grits, lard, pepita, kombu, dumpling wrapper, gingersnap, almond, barley, bean, bread crumb, breadcrumb, brown rice, buckwheat, bulgur, canola oil, cashew, cereal, chestnut, chia seed, chip, coconut oil, cooking spray, couscous, cracker, cookie, crouton, dried fruit, egg noodle, farro, fettuccine, flax seed, granola, graham cracker, hazelnut, jasmine rice, lasagna, lasagna noodle, lentil, linguine, macaroni, macadamia, millet, muesli, noodle, nut, oat, oatmeal, oil, olive oil, orzo, panko, pasta, peanut, pecan, penne, pine nut, pistachio, popcorn, pretzel, prune, quinoa, raisin, rice, rice noodle, rigatoni, risotto rice, rolled oat, sesame oil, spaghetti, split pea, sunflower seed, sunflower oil, tagliatelle, tortilla chip, vegetable oil, vermicelli, walnut, wild rice, potato chip, pumpkin seed, seaweed, nori, coconut',
    drinks:
      'matcha, hibiscus, grenadine, apple juice, beverage, coffee, coke, cola, cranberry juice, espresso, ginger ale, juice, lemonade, mineral water, orange juice, soda, sparkling water, tea, tomato juice, tonic, water, almond milk, oat milk, soy milk, coconut water',
    liquor:
      'madeira, shaoxing wine, bitters, ale, beer, bourbon, brandy, champagne, cider, cognac, cointreau, gin, grand marnier, kahlua, lager, liqueur, marsala, port, prosecco, red wine, rum, sake, sherry, stout, tequila, vermouth, vodka, whiskey, whisky, white wine, wine, campari, aperol',
    household:
      'aluminum foil, aluminium foil, baking paper, bamboo skewer, battery, bin bag, bleach, candle, cat food, cheesecloth, cling film, coffee filter, detergent, diaper, dish soap, dog food, foil, kitchen roll, kitchen towel, light bulb, napkin, paper plate, paper towel, parchment paper, plastic wrap, razor, shampoo, skewer, soap, sponge, tissue, toilet paper, toothbrush, toothpaste, toothpick, trash bag, wax paper, ziploc',
  },
}
