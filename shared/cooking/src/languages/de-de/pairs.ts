/** Things that are one thing in a shop: "one = other". */
export const germanAlike = `
Ei=Eier, Zwiebel=Zwiebeln, Tomate=Tomaten, Kartoffel=Kartoffeln, Möhre=Möhren, Karotte=Karotten, Gurke=Gurken, Apfel=Äpfel, Birne=Birnen, Banane=Bananen
Orange=Orangen, Zitrone=Zitronen, Limette=Limetten, Pfirsich=Pfirsiche, Pflaume=Pflaumen, Kirsche=Kirschen, Traube=Trauben, Beere=Beeren, Erdbeere=Erdbeeren, Himbeere=Himbeeren
Heidelbeere=Heidelbeeren, Johannisbeere=Johannisbeeren, Brombeere=Brombeeren, Melone=Melonen, Feige=Feigen, Dattel=Datteln, Mango=Mangos, Kiwi=Kiwis, Avocado=Avocados, Mandarine=Mandarinen
Clementine=Clementinen, Aprikose=Aprikosen, Nektarine=Nektarinen, Zwetschge=Zwetschgen, Champignon=Champignons, Pilz=Pilze, Pfifferling=Pfifferlinge, Steinpilz=Steinpilze, Aubergine=Auberginen, Schalotte=Schalotten
Frühlingszwiebel=Frühlingszwiebeln, Lauchzwiebel=Lauchzwiebeln, Paprikaschote=Paprikaschoten, Chilischote=Chilischoten, Peperoni=Peperonis, Radieschen=Radieschen, Rettich=Rettiche, Kürbis=Kürbisse, Kohlrabi=Kohlrabis, Salat=Salate
Bohne=Bohnen, Erbse=Erbsen, Linse=Linsen, Kichererbse=Kichererbsen, Kidneybohne=Kidneybohnen, Nuss=Nüsse, Walnuss=Walnüsse, Haselnuss=Haselnüsse, Erdnuss=Erdnüsse, Mandel=Mandeln
Kastanie=Kastanien, Pistazie=Pistazien, Pinienkern=Pinienkerne, Kürbiskern=Kürbiskerne, Sonnenblumenkern=Sonnenblumenkerne, Cashewkern=Cashewkerne, Rosine=Rosinen, Olive=Oliven, Kaper=Kapern, Artischocke=Artischocken
Pastinake=Pastinaken, Rübe=Rüben, Süßkartoffel=Süßkartoffeln, Petersilienwurzel=Petersilienwurzeln, Kirschtomate=Kirschtomaten, Cocktailtomate=Cocktailtomaten, Salatgurke=Salatgurken, Gewürzgurke=Gewürzgurken, Maiskolben=Maiskolben, Zuckerschote=Zuckerschoten
Huhn=Hühner, Hähnchenbrust=Hähnchenbrüste, Hähnchenkeule=Hähnchenkeulen, Hähnchenschenkel=Hähnchenschenkel, Ente=Enten, Gans=Gänse, Pute=Puten, Schnitzel=Schnitzel, Steak=Steaks, Kotelett=Koteletts
Wurst=Würste, Bratwurst=Bratwürste, Weißwurst=Weißwürste, Würstchen=Würstchen, Frikadelle=Frikadellen, Roulade=Rouladen, Rippchen=Rippchen, Hackbällchen=Hackbällchen, Fisch=Fische, Forelle=Forellen
Garnele=Garnelen, Muschel=Muscheln, Miesmuschel=Miesmuscheln, Krabbe=Krabben, Sardine=Sardinen, Sardelle=Sardellen, Hering=Heringe, Lachsfilet=Lachsfilets, Fischstäbchen=Fischstäbchen, Auster=Austern
Brot=Brote, Brötchen=Brötchen, Semmel=Semmeln, Brezel=Brezeln, Croissant=Croissants, Baguette=Baguettes, Toast=Toasts, Wrap=Wraps, Tortilla=Tortillas, Bagel=Bagels
Keks=Kekse, Waffel=Waffeln, Kuchen=Kuchen, Torte=Torten, Muffin=Muffins, Krapfen=Krapfen, Cookie=Cookies, Praline=Pralinen, Bonbon=Bonbons, Schokoriegel=Schokoriegel
Nudel=Nudeln, Bandnudel=Bandnudeln, Spätzle=Spätzle, Knödel=Knödel, Kloß=Klöße, Lasagneplatte=Lasagneplatten, Reisnudel=Reisnudeln, Haferflocke=Haferflocken, Graupe=Graupen, Pizza=Pizzen
Joghurt=Joghurts, Eigelb=Eigelbe, Eiweiß=Eiweiße, Käse=Käse, Mozzarella=Mozzarellas, Gewürz=Gewürze, Nelke=Nelken, Wacholderbeere=Wacholderbeeren, Lorbeerblatt=Lorbeerblätter, Pfefferkorn=Pfefferkörner
Vanilleschote=Vanilleschoten, Zimtstange=Zimtstangen, Muskatnuss=Muskatnüsse, Kardamomkapsel=Kardamomkapseln, Brühwürfel=Brühwürfel, Teebeutel=Teebeutel, Müllbeutel=Müllbeutel, Serviette=Servietten, Kerze=Kerzen, Batterie=Batterien
Windel=Windeln, Schwamm=Schwämme, Zahnbürste=Zahnbürsten, Taschentuch=Taschentücher, Glühbirne=Glühbirnen, Kaffeefilter=Kaffeefilter, Pflaster=Pflaster, Handschuh=Handschuhe, Streichholz=Streichhölzer, Holzspieß=Holzspieße
Knoblauchzehe=Knoblauchzehen, Knoblauchzehen=Knoblauch, frischer Ingwer=Ingwer, frisches Basilikum=Basilikum, reife Banane=Bananen, frische Petersilie=Petersilie, rote Zwiebel=rote Zwiebeln, grüne Bohne=grüne Bohnen, weiße Bohne=weiße Bohnen, rote Linse=rote Linsen
roter Apfel=rote Äpfel, frische Eier=Ei, kalte Butter=Butter, lauwarme Milch=Milch, saure Gurke=saure Gurken, schwarze Olive=schwarze Oliven, grüne Olive=grüne Oliven, gelbe Paprika=gelbe Paprikas, getrocknete Tomate=getrocknete Tomaten, getrocknete Feige=getrocknete Feigen
EIER=Ei, zwiebeln=Zwiebel, tomaten=Tomate, ÄPFEL=Apfel, nüsse=Nuss, zitronen=Zitrone, kartoffeln=Kartoffel, champignons=Champignon, möhren=Möhre, würste=Wurst
Quitte=Quitten, Stachelbeere=Stachelbeeren, Mirabelle=Mirabellen, Grapefruit=Grapefruits, Wassermelone=Wassermelonen, Ananas=Ananas, Papaya=Papayas, Maracuja=Maracujas, Granatapfel=Granatäpfel, Kokosnuss=Kokosnüsse
Sprosse=Sprossen, Endivie=Endivien, Zucchini=Zucchinis, Steckrübe=Steckrüben, Okraschote=Okraschoten, Schwarzwurzel=Schwarzwurzeln, Sojabohne=Sojabohnen, Backpflaume=Backpflaumen, Cranberry=Cranberrys, Marone=Maronen
Hühnerei=Hühnereier, Wachtelei=Wachteleier, Spiegelei=Spiegeleier, Salatkopf=Salatköpfe, Zuckermais=Zuckermais, Sauce=Saucen, Soße=Sauce, Soße=Soßen, Suppe=Suppen, Marmelade=Marmeladen
Saft=Säfte, Wein=Weine, Bier=Biere, Tee=Tees, Kaffeebohne=Kaffeebohnen, Pommes=Pommes, Krokette=Kroketten, Maultasche=Maultaschen, Ravioli=Ravioli, Paradeiser=Paradeiser
`

/** Things that must never be put together. */
export const germanApart = `
Ei≠Eis, Ei≠Eigelb, Eigelb≠Eiweiß, Ei≠Reis, Eis≠Reis, Reis≠Mais, Mais≠Maisstärke, Zwiebel≠Frühlingszwiebel, Zwiebel≠rote Zwiebel, Zwiebel≠Röstzwiebel
Tomate≠Tomatenmark, Tomate≠Kirschtomate, Tomate≠getrocknete Tomaten, Tomate≠passierte Tomaten, Tomate≠Tomatensaft, Kartoffel≠Süßkartoffel, Kartoffel≠Kartoffelstärke, Kartoffel≠Kartoffelchips, Möhre≠Mohn, Gurke≠Gewürzgurke
Gurke≠saure Gurke, Apfel≠Apfelmus, Apfel≠Apfelsaft, Apfel≠Granatapfel, Birne≠Glühbirne, Orange≠Orangensaft, Orange≠Orangeat, Zitrone≠Zitronensaft, Zitrone≠Zitronat, Zitrone≠Zitronengras
Kirsche≠Kirschtomate, Kirsche≠Kirschwasser, Pflaume≠Pflaumenmus, Pflaume≠Pflaster, Traube≠Traubensaft, Beere≠Bier, Birne≠Bier, Birne≠Bohne, Erdbeere≠Himbeere, Heidelbeere≠Himbeere
Melone≠Wassermelone, Feige≠getrocknete Feige, Dattel≠Dattelsirup, Mango≠Mangold, Mandarine≠Margarine, Mandel≠Mandelmehl, Mandel≠Mandelmilch, Mandel≠gemahlene Mandeln, Mandel≠gehobelte Mandeln Blättchen, Haselnuss≠Walnuss
Nuss≠Muskatnuss, Nuss≠Erdnuss, Erdnuss≠Erdnussbutter, Kokosnuss≠Kokosmilch, Kokosmilch≠Milch, Kokosöl≠Öl, Olive≠Olivenöl, Öl≠Olivenöl, Öl≠Rapsöl, Kern≠Kürbiskern
Kürbis≠Kürbiskern, Kürbiskern≠Kürbiskernöl, Bohne≠grüne Bohnen, Bohne≠Kaffeebohnen, Bohne≠Bohnenkraut, Erbse≠Kichererbse, Linse≠rote Linsen, Linse≠Leinsamen, Kraut≠Kräuter, Kraut≠Sauerkraut
Kohl≠Kohle, Kohl≠Kohlrabi, Kohl≠Blumenkohl, Rotkohl≠Weißkohl, Kohle≠Grillkohle, Lauch≠Lachs, Lauch≠Knoblauch, Knoblauch≠Knoblauchpulver, Knoblauch≠Bärlauch, Ingwer≠Ingwerpulver
Sellerie≠Staudensellerie, Petersilie≠Petersilienwurzel, Koriander≠Koriandersamen, Paprika≠Paprikapulver, Chili≠Chilipulver, Pfeffer≠Pfefferkorn, Pfeffer≠weißer Pfeffer, Salz≠Meersalz, Salz≠Schmalz, Zucker≠Puderzucker
Zucker≠Vanillezucker, Zucker≠brauner Zucker, Zucker≠Zuckerschote, Zucker≠Zucchini, Mehl≠Roggenmehl, Mehl≠Dinkelmehl, Hefe≠Trockenhefe, Hefe≠Hafer, Hafer≠Haferflocken, Haferflocken≠Hafermilch
Butter≠Buttermilch, Butter≠Butterschmalz, Butter≠Erdnussbutter, Butter≠Kräuterbutter, Milch≠Buttermilch, Milch≠Hafermilch, Milch≠Kondensmilch, Milch≠Milchreis, Sahne≠saure Sahne, Sahne≠Sahnesteif
Sahne≠Schmand, Käse≠Frischkäse, Käse≠Schafskäse, Käse≠Käsekuchen, Quark≠Kräuterquark, Joghurt≠griechischer Joghurt, Gouda≠Emmentaler, Mozzarella≠Büffelmozzarella, Parmesan≠Pecorino, Huhn≠Hühnchen
Huhn≠Hühnerbrühe, Hähnchen≠Hähnchenbrust, Hähnchenbrust≠Hähnchenkeule, Pute≠Putenbrust, Ente≠Entenbrust, Rind≠Rindfleisch, Rinderhack≠Hackfleisch, Hackfleisch≠Mett, Schwein≠Schweinebauch, Lamm≠Lammkeule
Schinken≠Schinkenwürfel, Schinken≠Kochschinken, Speck≠Speckwürfel, Wurst≠Bratwurst, Wurst≠Würstchen, Leber≠Leberwurst, Leberwurst≠Leberkäse, Fisch≠Fischstäbchen, Fisch≠Thunfisch, Fisch≠Fischsauce
Lachs≠Räucherlachs, Lachs≠Seelachs, Garnele≠Garn, Muschel≠Muskat, Hering≠Matjes, Brot≠Brötchen, Brot≠Toastbrot, Brot≠Knäckebrot, Brötchen≠Milchbrötchen, Toast≠Toastbrötchen
Kuchen≠Käsekuchen, Keks≠Butterkeks, Schokolade≠weiße Schokolade, Schokolade≠Schokoladeneis, Kakao≠Kakaobutter, Nudel≠Reisnudel, Nudel≠Bandnudel, Spaghetti≠Spätzle, Reis≠Reisessig, Reis≠Milchreis
Wein≠Weinessig, Wein≠Schwein, Wein≠Rotwein, Rotwein≠Weißwein, Bier≠Malzbier, Rum≠Rumaroma, Wasser≠Mineralwasser, Saft≠Apfelsaft, Tee≠Grüntee, Kaffee≠Kaffeefilter
Essig≠Apfelessig, Senf≠Senfkörner, Senf≠Dijonsenf, Honig≠Honigmelone, Ketchup≠Curryketchup, Curry≠Currypaste, Soße≠Sojasoße, Suppe≠Suppengrün, Brühe≠Gemüsebrühe, Gemüsebrühe≠Hühnerbrühe
Spülmittel≠Spülschwamm, Küchenpapier≠Backpapier, Toilettenpapier≠Küchenrolle, Müllbeutel≠Gefrierbeutel, Zahnpasta≠Zahnbürste, Seife≠Spülmittel, Alufolie≠Frischhaltefolie, Hundefutter≠Katzenfutter, Shampoo≠Spülung, Schwamm≠Schwein
Lammkeule≠Lammkotelett, Rinderfilet≠Schweinefilet, Rinderfilet≠Rinderbraten, Zander≠Zucker, Ziege≠Ziegenkäse, Rosine≠Rose, Seite≠Seitan, Puder≠Pute, Kerze≠Kerbel, Kresse≠Käse
Minze≠Münze, Dill≠Dinkel, Anis≠Ananas, Kapern≠Kaffee, Graupen≠Graubrot, Traubensaft≠Traubenzucker, Backpulver≠Puddingpulver, Natron≠Zitronat, Vanille≠Vanilleeis, Sirup≠Ahornsirup
Couscous≠Kokos, Bulgur≠Burger, Hirse≠Hirsch, Mett≠Mettwurst, Kalb≠Kalbsleber, Tofu≠Räuchertofu, Polenta≠Polentagrieß, Grieß≠Grießpudding, Hummus≠Hummer, Salat≠Kartoffelsalat
`
