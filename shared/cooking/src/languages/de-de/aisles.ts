import type { AisleWords } from '../../aisle-words.ts'

export const deDeAisles: AisleWords = {
  language: 'de-de',
  titles: {
    produce: 'Obst und Gemüse',
    dairy: 'Milchprodukte und Eier',
    meat: 'Fleisch',
    seafood: 'Fisch und Meeresfrüchte',
    bakery: 'Brot und Backwaren',
    deli: 'Wurst und Feinkost',
    frozen: 'Tiefkühlkost',
    canned: 'Konserven',
    baking: 'Backzutaten',
    spices: 'Gewürze',
    condiments: 'Soßen und Aufstriche',
    grocery: 'Vorrat',
    drinks: 'Getränke',
    liquor: 'Wein und Spirituosen',
    household: 'Haushalt',
    uncategorized: 'Sonstiges',
  },
  state: { frozen: 'tiefgekühlt, TK, gefroren', canned: 'eingelegt' },
  things: {
    produce:
      'Ananas, Apfel, Aprikose, Aubergine, Avocado, Banane, Basilikum, Bärlauch, Birne, Blumenkohl, Bohne, Brokkoli, Brombeere, Champignon, Chicorée, Chili, Chilischote, Chinakohl, Dill, Eisbergsalat, Erdbeere, Feldsalat, Fenchel, Frühlingszwiebel, Grünkohl, Gurke, Heidelbeere, Himbeere, Ingwer, Johannisbeere, Karotte, Kartoffel, Kirsche, Kiwi, Knoblauch, Knoblauchzehe, Knollensellerie, Kohl, Kohlrabi, Koriandergrün, Kürbis, Lauch, Lauchzwiebel, Limette, Limettensaft, Majoran, Mandarine, Mango, Mangold, Melone, Minze, Möhre, Nektarine, Orange, Paprika, Paprikaschote, Pastinake, Petersilie, Pfirsich, Pflaume, Pilz, Porree, Preiselbeere, Radieschen, Rettich, Rhabarber, Rosenkohl, Rosmarin, Rotkohl, Rote Bete, Rucola, Salat, Salbei, Schalotte, Schnittlauch, Sellerie, Spargel, Spinat, Spitzkohl, Staudensellerie, Suppengrün, Süßkartoffel, Thymian, Tofu, Tomate, Traube, Weintraube, Weißkohl, Wirsing, Zitrone, Zitronensaft, Zitronenschale, Zucchini, Zuckerschote, Zwetschge, Zwiebel',
    dairy:
      'Butter, Buttermilch, Crème fraîche, Ei, Eigelb, Eiweiß, Emmentaler, Feta, Frischkäse, Gouda, Hüttenkäse, Joghurt, Käse, Kefir, Margarine, Mascarpone, Milch, Mozzarella, Parmesan, Quark, Rahm, Ricotta, Sahne, Saure Sahne, Schafskäse, Schlagsahne, Schmand, Ziegenkäse, Butterschmalz, Skyr, Bergkäse',
    meat: 'Ente, Fleisch, Gans, Geflügel, Gulasch, Hackfleisch, Hähnchen, Hähnchenbrust, Huhn, Kalb, Kalbfleisch, Kassler, Lamm, Lammfleisch, Leber, Pute, Putenbrust, Rind, Rinderhack, Rindfleisch, Rouladen, Schnitzel, Schwein, Schweinefleisch, Speck, Steak, Bratwurst, Hühnchen, Mett',
    seafood:
      'Barsch, Dorsch, Fisch, Fischfilet, Forelle, Garnele, Hering, Jakobsmuschel, Kabeljau, Krabbe, Lachs, Lachsfilet, Makrele, Meeresfrüchte, Miesmuschel, Muschel, Scholle, Seelachs, Shrimps, Tintenfisch, Zander',
    bakery:
      'Baguette, Brot, Brötchen, Ciabatta, Fladenbrot, Knäckebrot, Toast, Toastbrot, Tortilla, Weißbrot, Semmel, Breze, Wrap, Zwieback',
    deli: 'Aufschnitt, Fleischwurst, Hummus, Kochschinken, Räucherlachs, Salami, Schinken, Wiener, Würstchen, Wurst, Antipasti, Schinkenwürfel',
    frozen: 'Eis, Blätterteig, Eiswürfel, Pommes, Fischstäbchen, Tiefkühlgemüse',
    canned:
      'Dosentomaten, Gemüsebrühe, Brühe, Brühwürfel, Hühnerbrühe, Rinderbrühe, Fleischbrühe, Fond, Kichererbse, Kidneybohne, Kokosmilch, Mais, passierte Tomaten, gehackte Tomaten, Sauerkraut, Thunfisch, Tomatenmark, Kondensmilch, Sardelle, Sardine',
    baking:
      'Agavendicksaft, Ahornsirup, Backpulver, Hefe, Trockenhefe, Gelatine, Grieß, Kakao, Kakaopulver, Kokosraspel, Kuvertüre, Marzipan, Mehl, Natron, Puderzucker, Rohrzucker, Schokolade, Speisestärke, Stärke, Vanille, Vanilleextrakt, Vanilleschote, Vanillezucker, Weizenmehl, Dinkelmehl, Zucker, Zartbitterschokolade, Sirup, Tortenguss',
    spices:
      'Anis, Cayennepfeffer, Chilipulver, Chiliflocken, Curry, Currypulver, Fenchelsamen, Gewürz, Gewürznelke, Kardamom, Knoblauchpulver, Koriander, Kreuzkümmel, Kümmel, Kurkuma, Lorbeerblatt, Meersalz, Muskat, Muskatnuss, Nelke, Oregano, Paprikapulver, Pfeffer, Pfefferkorn, Piment, Safran, Salz, Sesam, Sternanis, Wacholderbeere, Zimt, Zimtstange',
    condiments:
      'Balsamico, Balsamessig, Essig, Fischsauce, Honig, Kapern, Ketchup, Konfitüre, Marmelade, Mayonnaise, Meerrettich, Olive, Pesto, Remoulade, Senf, Sojasauce, Sojasoße, Soße, Sauce, Tabasco, Tahin, Worcestersauce, Weinessig, Apfelessig, Erdnussbutter, Gewürzgurke',
    grocery:
      'Bohnen getrocknet, Bulgur, Cashewkern, Couscous, Erdnuss, Flocken, Graupen, Haferflocken, Haselnuss, Hirse, Keks, Kichererbsen getrocknet, Linse, Lasagneplatte, Leinsamen, Mandel, Müsli, Nudel, Nuss, Öl, Olivenöl, Paniermehl, Semmelbrösel, Pasta, Pinienkern, Pistazie, Polenta, Quinoa, Rapsöl, Reis, Rosine, Sonnenblumenkern, Sonnenblumenöl, Spaghetti, Walnuss, Spätzle, Chips, Cracker, Reisnudel, Sesamöl, Pflanzenöl, Basmatireis',
    drinks:
      'Apfelsaft, Espresso, Kaffee, Limonade, Mineralwasser, Orangensaft, Saft, Tee, Wasser, Cola, Hafermilch, Mandelmilch, Sojamilch',
    liquor:
      'Bier, Cognac, Gin, Likör, Portwein, Prosecco, Rotwein, Rum, Schnaps, Sekt, Sherry, Weißwein, Wein, Weinbrand, Whisky, Wodka, Wermut',
    household:
      'Alufolie, Backpapier, Frischhaltefolie, Küchenrolle, Müllbeutel, Serviette, Spülmittel, Schwamm, Taschentuch, Toilettenpapier, Waschmittel, Zahnpasta, Zahnstocher, Seife, Shampoo, Windel, Batterie, Kerze, Hundefutter, Katzenfutter, Holzspieß',
  },
}
