/** The names of each food, in the order of `numbers`. Made by `npm run foods`. */
export const names = `
onion,yellow onion,brown onion,white onion,cooking onion
red onion,purple onion
sweet onion,Vidalia onion,Walla Walla onion,vidalia
pearl onion,baby onion,cipollini onion,boiling onion
shallot
green onion,scallion,spring onion,salad onion
leek
garlic,garlic clove
wild garlic,ramps,ramson,bear's garlic
ginger,fresh ginger,ginger root,gingerroot
carrot
baby carrot
celery,celery stalk,celery rib
celery root,celeriac
parsley root
parsnip
potato,white potato,all-purpose potato,tater
waxy potato,Yukon Gold potato,Yukon Gold,yellow potato,gold potato
russet potato,baking potato,Idaho potato,floury potato,starchy potato
red potato,red-skinned potato,red bliss potato
new potato,baby potato,fingerling potato,creamer potato
sweet potato,yam
frozen french fries,french fries,frozen fries,oven fries,oven chip
hash browns,frozen hash browns,frozen hash brown potatoes
tomato,vine tomato,beefsteak tomato
cherry tomato,grape tomato,cocktail tomato
plum tomato,Roma tomato,Italian tomato
green tomato
sun-dried tomato,dried tomato
oil-packed sun-dried tomato,sun-dried tomatoes in oil
red bell pepper,red pepper,sweet red pepper,bell pepper,sweet pepper,red capsicum,pepper mix
green bell pepper,green pepper,green capsicum
yellow bell pepper,yellow pepper,orange bell pepper,orange pepper
roasted red pepper,jarred roasted pepper,jarred roasted red pepper
mini sweet pepper,mini pepper,snack pepper
red chili,chili pepper,red chile,hot pepper,red chili pepper,Fresno chile,chili,chile,chilli
green chili,green chile,green chilli,shishito
jalapeño,jalapeno,jalapeño pepper,jalapeno pepper
pickled jalapeño,jarred jalapeño,pickled jalapeno
cucumber,English cucumber,hothouse cucumber,seedless cucumber,cuke
Persian cucumber,mini cucumber,Kirby cucumber,pickling cucumber
zucchini,courgette,summer squash
yellow squash,crookneck squash,yellow summer squash,yellow zucchini,squash
pattypan squash,patty pan
zucchini flower,squash blossom
eggplant,aubergine
pumpkin,sugar pumpkin,pie pumpkin
Hokkaido pumpkin,red kuri squash,kabocha squash,kabocha,red kuri
butternut squash,butternut,delicata
acorn squash,delicata squash,winter squash
spaghetti squash
canned pumpkin,pumpkin puree,pumpkin purée
cabbage,green cabbage,white cabbage
pointed cabbage,hispi cabbage,sweetheart cabbage
red cabbage,purple cabbage
savoy cabbage
napa cabbage,Chinese cabbage,nappa cabbage
bok choy,baby bok choy,pak choi
sauerkraut,fermented cabbage
kimchi,napa cabbage kimchi
coleslaw mix,shredded cabbage mix,broccoli slaw
Brussels sprout,brussels sprouts
broccoli,broccoli floret,broccoli crown,broccoli head
frozen broccoli,frozen broccoli florets
broccolini,broccoli rabe,tenderstem broccoli,rapini,tenderstem
cauliflower,cauliflower floret,cauliflower head
frozen cauliflower,frozen cauliflower florets
cauliflower rice,riced cauliflower
romanesco,romanesco broccoli
kohlrabi
kale,curly kale,green kale,Tuscan kale,lacinato kale,dinosaur kale
cavolo nero,black kale
collard greens,collards,mustard greens,spring greens,turnip greens
spinach,baby spinach,spinach leaves,fresh spinach
frozen spinach,frozen chopped spinach,frozen leaf spinach
Swiss chard,chard,rainbow chard
lettuce,butter lettuce,Boston lettuce,Bibb lettuce,butterhead lettuce,head lettuce
iceberg lettuce,iceberg
romaine lettuce,romaine,romaine heart,cos lettuce,little gem lettuce,little gem
leaf lettuce,green leaf lettuce,red leaf lettuce,oak leaf lettuce
mixed salad greens,mixed greens,spring mix,salad greens,mesclun
arugula,rocket,baby arugula
lamb's lettuce,corn salad,mâche
watercress,upland cress
garden cress,cress
Belgian endive,endive,witloof
curly endive,escarole,frisée,frisee
chicory greens,dandelion greens
radicchio
beet,beetroot,red beet,golden beet
cooked beet,cooked beetroot,vacuum-packed beets
pickled beet,pickled beets
radish,red radish
daikon,daikon radish,mooli,black radish
turnip
rutabaga,swede
fresh horseradish,horseradish root
salsify,black salsify
Jerusalem artichoke,sunchoke
artichoke,globe artichoke,baby artichoke
artichoke heart,canned artichoke heart,artichoke hearts,frozen artichoke hearts
marinated artichoke heart,marinated artichoke
asparagus,green asparagus,asparagus spear
white asparagus
fennel,fennel bulb
okra
corn on the cob,ear of corn,sweet corn,fresh corn,corn cob
frozen corn,frozen corn kernels,corn kernels,sweetcorn kernels,corn
peas,frozen peas,green peas,petite peas,sweet peas,baby peas
fresh peas,shelling peas,English peas,peas in pod
canned peas
snow peas,sugar snap peas,snap peas,mangetout,mange tout
green beans,string beans,French beans,haricots verts,green bean,runner beans
frozen green beans
wax beans,yellow beans
flat beans,Romano beans
fava beans,broad beans,fresh fava beans
edamame,shelled edamame,frozen edamame
frozen mixed vegetables,mixed vegetables,frozen vegetables,peas and carrots,veggie mix
soup vegetables,soup greens,mirepoix
bean sprouts,mung bean sprouts
alfalfa sprouts,sprouts,microgreens,radish sprouts
bamboo shoots,canned bamboo shoots
water chestnuts,water chestnut
hearts of palm,heart of palm
lemongrass,lemongrass stalk,lemon grass
galangal
fresh turmeric,turmeric root
cassava,yuca,manioc
taro,taro root
jicama
plantain,green plantain,ripe plantain
chayote
nopales,cactus paddle
tomatillo
sorrel
nettle,stinging nettle
purslane
grape leaves,vine leaves,grape leaf
nori,nori sheet,seaweed sheet
wakame,seaweed
kombu,dried kelp
kelp
mushroom,white mushroom,button mushroom
cremini mushroom,baby bella mushroom,brown mushroom,crimini mushroom,chestnut mushroom,cremini,crimini,baby bella
portobello mushroom,portobello,portobello cap,portabella mushroom
shiitake mushroom,shiitake,fresh shiitake
dried shiitake mushroom,dried shiitake
oyster mushroom
king oyster mushroom,king trumpet mushroom,trumpet mushroom
enoki mushroom,enoki
chanterelle,chanterelle mushroom
porcini,porcini mushroom,cep,fresh porcini
dried porcini,dried porcini mushroom,dried mushroom,dried mushrooms,dried wild mushrooms
mixed mushrooms,wild mushrooms
morel,morel mushroom
canned mushroom,canned mushrooms,mushroom pieces
pickled mushroom,marinated mushrooms
wood ear mushroom,black fungus,cloud ear
truffle,black truffle
apple,red apple,Gala apple,Fuji apple,Honeycrisp apple,sweet apple,honeycrisp
Granny Smith apple,tart apple,green apple,cooking apple,baking apple,Granny Smith,bramley
applesauce,unsweetened applesauce,apple sauce
dried apple,dried apples
pear,Bartlett pear,Bosc pear,Anjou pear
canned pear,canned pears,pear halves
Asian pear,Korean pear,nashi pear
quince
banana,ripe banana
orange,navel orange
blood orange
orange zest,orange peel,orange rind,grated orange zest
orange juice,fresh orange juice,freshly squeezed orange juice,oj
mandarin,tangerine,clementine,mandarin orange,satsuma
canned mandarin orange,canned mandarin oranges,mandarin oranges in juice,mandarin segment
lemon,lemon wedge,lemon slice
lemon juice,fresh lemon juice,juice of lemon,freshly squeezed lemon juice
lemon zest,lemon peel,lemon rind,grated lemon zest
preserved lemon
lime,lime wedge
lime juice,fresh lime juice,juice of lime
lime zest,lime peel
kaffir lime leaf,makrut lime leaf,lime leaf,kaffir lime leaves
grapefruit,pink grapefruit
pomelo
kumquat
bergamot
avocado,Hass avocado,ripe avocado,avo
strawberry,fresh strawberries,strawb
frozen strawberry,frozen strawberries
blueberry,fresh blueberries
frozen blueberry,frozen blueberries,wild blueberries
raspberry,fresh raspberries
frozen raspberry,frozen raspberries
blackberry,boysenberry
mixed berries,berries,fresh berries
frozen mixed berries,frozen berries
cranberry,fresh cranberries,frozen cranberries
lingonberry
red currant,redcurrant,white currant
black currant,blackcurrant
gooseberry
elderberry
elderflower,elderflower head
sea buckthorn
rose hip,rosehip
mulberry
guelder rose berry,viburnum berry
cherry,sweet cherry,fresh cherries,Bing cherry
sour cherry,tart cherry
jarred sour cherries,canned cherries,canned sour cherries
frozen cherry,frozen cherries
maraschino cherry,cocktail cherry
peach
canned peach,canned peaches,peach slice
nectarine
apricot,fresh apricot
dried apricot
canned apricot,canned apricots
plum,fresh plum,red plum
Italian plum,damson,prune plum
mirabelle,mirabelle plum,greengage
prune,dried plum,pitted prune
grapes,grape,seedless grapes,red grapes,green grapes
raisins,raisin,seedless raisins
dried currants,currants,Zante currants
dried cranberries,craisins,dried cranberry
dried cherries,dried cherry
dates,date,pitted date,Deglet Noor date
Medjool date,medjool dates,medjool
date paste,date spread
fig,fresh fig
dried fig
mango,ripe mango
frozen mango,frozen mango chunks
dried mango
pineapple,fresh pineapple
canned pineapple,pineapple chunks,pineapple tidbits,crushed pineapple,pineapple rings
kiwi,kiwifruit,golden kiwi
pomegranate
pomegranate seeds,pomegranate arils
persimmon,Fuyu persimmon
papaya,green papaya
passion fruit,passionfruit,passion fruit pulp
guava
lychee,litchi,canned lychees
dragon fruit,pitaya
star fruit,carambola
prickly pear,cactus pear
jackfruit,young jackfruit,canned jackfruit,green jackfruit
loquat
watermelon,seedless watermelon
cantaloupe,melon,muskmelon
honeydew,honeydew melon
rhubarb,rhubarb stalk
tamarind,tamarind pulp
fruit cocktail,canned fruit
dried fruit,mixed dried fruit
candied orange peel,mixed peel,candied fruit,candied citron,candied lemon peel,candied peel
barberries,dried barberries,zereshk
goji berries,goji berry
parsley,fresh parsley,flat-leaf parsley,Italian parsley,curly parsley,parsley leaves
dried parsley,parsley flakes,dried parsley flakes
basil,fresh basil,basil leaves,Thai basil,basil leaf
dried basil
cilantro,fresh cilantro,fresh coriander,coriander leaves
dill,fresh dill,dill weed,dill sprig
dried dill,dried dill weed
mint,fresh mint,mint leaves,mint leaf,peppermint,spearmint
dried mint
chives,fresh chives,chive
thyme,fresh thyme,thyme sprig,thyme leaves,lemon thyme
dried thyme,ground thyme,dried thyme leaves
rosemary,fresh rosemary,rosemary sprig,rosemary leaves
dried rosemary
fresh oregano,oregano leaves,oregano sprig
oregano,dried oregano,Mexican oregano,ground oregano
sage,fresh sage,sage leaf,sage leaves
dried sage,rubbed sage,ground sage
fresh marjoram
marjoram,dried marjoram
tarragon,fresh tarragon,tarragon leaves
dried tarragon
savory,summer savory,dried savory
chervil,fresh chervil
dried chervil
lovage
borage
lemon balm
curry leaf,curry leaves,fresh curry leaves
bay leaf,bay leaves,dried bay leaf
fresh herbs,mixed herbs,herbs
Italian seasoning,dried Italian herbs,dried herbs,dried mixed herbs,Italian herb seasoning
herbes de Provence
bouquet garni
dried za'atar leaves,hyssop
chickpeas,dried chickpeas,garbanzo beans,dried garbanzo beans,dry chickpeas
canned chickpeas,canned garbanzo beans,cooked chickpeas,can chickpeas,garbanzo
white beans,dried white beans,cannellini beans,dried cannellini beans
canned white beans,canned cannellini beans,cooked white beans,cannellini,canned white bean
great northern beans,dried great northern beans
navy beans,haricot beans,dried navy beans,small white beans
lima beans,butter beans,dried lima beans,gigante beans
canned butter beans,canned lima beans,jarred butter beans
frozen lima beans,baby lima beans
kidney beans,red kidney beans,dried kidney beans,red beans
canned kidney beans,canned red kidney beans,canned red beans,chili beans
black beans,dried black beans,black turtle beans
canned black beans,cooked black beans
pinto beans,dried pinto beans
canned pinto beans
borlotti beans,cranberry beans,Roman beans
canned borlotti beans
canned mixed beans,canned beans,beans
baked beans,canned baked beans
refried beans,canned refried beans,refried black beans
mung beans,moong beans,split mung beans,moong dal
adzuki beans,azuki beans
black-eyed peas,black-eyed beans,dried black-eyed peas
canned black-eyed peas
dried fava beans,dried broad beans,split fava beans
canned fava beans,ful medames
lupini beans,lupins
soybeans,dried soybeans,soya beans
lentils,brown lentils,green lentils,dried lentils,dry lentils
red lentils,split red lentils,orange lentils,masoor dal
black lentils,beluga lentils,French lentils,Puy lentils,French green lentils
canned lentils,cooked lentils
urad dal,black gram
chana dal,split chickpeas
split peas,green split peas,yellow split peas,dried split peas,dried peas
15 bean soup mix,dried mixed beans,bean soup mix
hummus
tofu,firm tofu
extra-firm tofu,extra firm tofu,super firm tofu
soft tofu,silken tofu,medium tofu
smoked tofu
fried tofu,tofu puffs
tempeh
seitan
textured vegetable protein,TVP,soy chunks,soy curls,soy granules
plant-based ground beef,vegan ground beef,veggie crumbles,vegetarian mince,Beyond beef,Impossible burger
almonds,almond,raw almonds,whole almonds
blanched almonds
sliced almonds,slivered almonds,flaked almonds
almond flour,ground almonds,almond meal,blanched almond flour
almond paste,marzipan
almond butter
hazelnuts,hazelnut,filberts
ground hazelnuts,hazelnut flour,hazelnut meal
hazelnut butter,hazelnut paste
walnuts,walnut,walnut halves
ground walnuts
pecans,pecan,pecan halves
cashews,raw cashews,cashew,cashew nuts,roasted cashews
cashew butter
pistachios,pistachio,shelled pistachios,pistachio nuts
pistachio paste,pistachio butter
peanuts,roasted peanuts,unsalted peanuts,dry roasted peanuts,peanut
raw peanuts
salted peanuts,honey roasted peanuts
peanut butter,creamy peanut butter,smooth peanut butter,pb
crunchy peanut butter,chunky peanut butter
natural peanut butter,unsalted peanut butter
pine nuts,pine nut,pignoli,pine kernel
macadamia nuts,macadamia
Brazil nuts,Brazil nut
mixed nuts,nuts
chestnuts,fresh chestnuts,chestnut
cooked chestnuts,vacuum-packed chestnuts,roasted chestnuts
chestnut puree,chestnut cream,chestnut spread
unsweetened shredded coconut,desiccated coconut,coconut flakes,unsweetened coconut,dried coconut,unsweetened coconut flakes
sweetened shredded coconut,shredded coconut,sweetened coconut,sweetened flaked coconut,flaked coconut
coconut,fresh coconut,grated fresh coconut
sunflower seeds,shelled sunflower seeds,sunflower kernels,seed
pumpkin seeds,pepitas,shelled pumpkin seeds,roasted pumpkin seeds
sesame seeds,white sesame seeds,toasted sesame seeds,sesame
black sesame seeds,black sesame
tahini,tahini paste,sesame paste,raw tahini
flaxseed,flax seeds,linseed,golden flaxseed,flaxseeds,flax
ground flaxseed,flaxseed meal,flax meal,ground flax
chia seeds,chia
hemp seeds,hemp hearts,shelled hemp seeds
psyllium husk,psyllium husk powder,psyllium
mixed seeds,salad seeds
watermelon seeds
sunflower seed butter,sunflower butter,SunButter
ground beef,beef mince,minced beef,hamburger,hamburger meat,ground chuck,mince
lean ground beef,extra-lean ground beef,extra lean ground beef,ground sirloin
stewing beef,beef stew meat,stew meat,beef stew,cubed beef,stewing steak,beef,beef cubes,beef chunks
beef chuck,chuck roast,beef chuck roast,pot roast,boneless chuck roast,beef roast,chuck,roast
top round,beef round,bottom round,round roast,eye of round,rump roast
thin beef slices,beef cutlet,minute steak,beef braciole
beef brisket,brisket
boiling beef,tri-tip,beef rump
beef shank,beef shin,beef soup bones with meat
beef short ribs,short ribs,bone-in short ribs,beef ribs
beef tenderloin,filet mignon,beef fillet,tenderloin steak
strip steak,New York strip steak,steak,beef steak,strip loin
ribeye steak,rib eye,ribeye,rib-eye steak,prime rib
sirloin steak,beef sirloin,top sirloin,top sirloin steak,sirloin,rump steak
flank steak,skirt steak,hanger steak,bavette
stir-fry beef,beef strips,thinly sliced beef,shaved beef
T-bone steak,porterhouse steak,porterhouse,t-bone
oxtail,oxtails
beef bones,marrow bones,soup bones,bone marrow
beef liver,liver
beef tongue,ox tongue
beef heart
beef kidney,kidneys
tripe
corned beef,corned beef brisket
canned corned beef
pastrami
bresaola
beef jerky,dried beef,chipped beef
veal,veal stew meat,veal shoulder,veal roast
veal cutlet,veal scallopini,veal scaloppine,veal schnitzel,schnitzel,cutlet
veal chop,veal loin chop,veal loin
veal shank,osso buco
ground veal,minced veal
calf's liver,veal liver
sweetbreads
ground pork,minced pork,pork mince
meatloaf mix,ground beef and pork,ground meat,minced meat,beef and pork mince
pork shoulder,pork butt,Boston butt,pork roast,pork,pork stew meat,pork shoulder roast,pork butt roast
pork neck,pork collar,pork blade steak,pork steak
pork loin,pork loin roast,boneless pork loin
pork chop,bone-in pork chop,pork loin chop,chop
boneless pork chop,pork cutlet,pork schnitzel,boneless pork loin chop,pork medallion
pork tenderloin,pork fillet,tenderloin
pork strips,stir-fry pork
pork belly
pork ribs,spareribs,baby back ribs,spare ribs,back ribs,rib
pork leg,fresh ham,leg of pork
pork hock,pork knuckle,pork shank
pig's feet,pork trotters,pig feet
fatback,pork fat,pork back fat
pork liver
suckling pig
pulled pork
leg of lamb,lamb leg,lamb roast
lamb shoulder,lamb,lamb stew meat,shoulder of lamb,mutton
lamb chop,rack of lamb,lamb loin chop,lamb rib chop
lamb loin,lamb fillet,lamb backstrap
lamb shank
ground lamb,minced lamb,lamb mince
lamb fat,lamb tail fat
lamb liver,lamb's liver
goat meat,goat
rabbit,whole rabbit,rabbit pieces
venison,deer meat,elk
wild boar
ground bison,bison,ground venison
horse meat
chicken breast,boneless skinless chicken breast,chicken breast half,chicken,chicken cutlet,chicken meat,chicken fillet
bone-in chicken breast,split chicken breast,chicken breast with skin
chicken tenders,chicken tenderloin,chicken strips
thin-sliced chicken breast,chicken schnitzel
bone-in chicken thigh,chicken thigh with skin,skin-on chicken thigh,bone-in skin-on chicken thigh,thigh
chicken thigh,boneless skinless chicken thigh,boneless chicken thigh,skinless chicken thigh,chicken thigh fillet
chicken drumstick,drumstick
chicken leg quarter,whole chicken leg,chicken leg,bone-in chicken pieces
chicken wing,chicken wings,wings,wingettes
whole chicken,roasting chicken,fryer chicken,broiler chicken,chicken pieces,cut-up chicken
stewing hen,stewing chicken,soup chicken
ground chicken,chicken mince,minced chicken
cooked chicken,rotisserie chicken,shredded chicken,leftover chicken,cooked chicken breast
smoked chicken,smoked chicken breast
chicken nuggets,breaded chicken,popcorn chicken,frozen chicken strips
canned chicken
chicken liver,chicken livers
chicken heart,chicken hearts
chicken gizzard,gizzards,giblets
chicken back,chicken carcass,chicken bones,chicken neck
chicken feet
chicken skin
capon
Cornish game hen,Cornish hen,poussin
turkey breast,boneless turkey breast,turkey cutlet,turkey tenderloin,turkey meat
turkey thigh,boneless turkey thigh,dark turkey meat,turkey thigh meat
turkey leg,turkey drumstick,turkey wing,turkey neck
ground turkey,lean ground turkey,turkey mince,minced turkey
whole turkey,turkey
cooked turkey,leftover turkey,roasted turkey
deli turkey,sliced turkey,turkey lunch meat,smoked turkey,smoked turkey breast,turkey ham
turkey bacon
duck,whole duck
duck breast
duck leg,duck confit,duck leg confit
foie gras
goose,whole goose,goose legs
guinea fowl,guinea hen
pheasant
quail
bacon,bacon slices,streaky bacon,thick-cut bacon,smoked bacon,bacon strips
lardons,diced bacon
bacon bits,cooked bacon,crumbled bacon,real bacon bits
Canadian bacon,back bacon
pancetta
guanciale
speck,smoked ham
ham,cooked ham,deli ham,baked ham,black forest ham,ham joint
bone-in ham,whole ham,spiral ham,ham steak,gammon
ham hock,smoked pork hock,smoked ham bone
prosciutto,Parma ham,Serrano ham,prosciutto di Parma,jamón serrano,jamon
Westphalian ham,Schwarzwald ham
salami,Genoa salami,soppressata,hard salami
pepperoni,pepperoni slices,mini pepperoni
nduja,'nduja
chorizo,Spanish chorizo,dry-cured chorizo
mortadella
bologna sausage,lunch meat,cold cuts,bologna
leberkäse
liverwurst,braunschweiger
pâté,liver pâté,pate,chicken liver pate
blood sausage,black pudding,morcilla
hot dog,frankfurter,wiener,beef hot dogs,hot dogs,cocktail sausages
smoked sausage,kielbasa,Polish sausage,andouille sausage,andouille,smoked kielbasa
bratwurst,brat,brats
Italian sausage,sweet Italian sausage,hot Italian sausage,mild Italian sausage,spicy Italian sausage
breakfast sausage,pork sausage,bulk sausage,ground sausage,sausage,sausage meat
chicken sausage,turkey sausage,Italian turkey sausage,chicken apple sausage
merguez,lamb sausage
weisswurst,white sausage
vegan sausage,plant-based sausage,Beyond sausage
Spam,luncheon meat,canned ham
frozen meatballs,meatballs,Swedish meatballs
gyro meat,doner meat,shawarma meat
hamburger patty,beef patty,beef burger patty,burger patty,patty,burger
salmon,salmon fillet,salmon filet,skinless salmon fillet,skin-on salmon fillet
sockeye salmon,wild salmon,coho salmon
smoked salmon,lox,gravlax
canned salmon
trout,rainbow trout,whole trout,steelhead,trout filet
trout fillet,salmon trout fillet
smoked trout,hot-smoked trout
cod,cod fillet,codfish,cod loin,scrod,cod filet,cod fish
salt cod,bacalao
canned cod liver,cod liver
pollock,Alaska pollock,coley,pollack
hake,whiting,hake fillet
haddock,haddock fillet,haddock filet
smoked haddock
halibut,halibut fillet,halibut filet
white fish,white fish fillet,firm white fish,fish fillet,fish,rockfish
sole,flounder,sole fillet,flounder fillet,plaice,sole filet
tilapia,tilapia fillet,tilapia filet
catfish,catfish fillet,pangasius,swai
sea bass,branzino,whole sea bass,sea bass fillet,bass
sea bream,gilthead bream,dorade,bream
red snapper,snapper,grouper,red snapper fillet,red snapper filet
mahi mahi,mahi-mahi
ocean perch,redfish
perch,perch fillet
walleye,pikeperch,zander
pike,northern pike
carp
mackerel,whole mackerel,mackerel fillet
smoked mackerel,peppered smoked mackerel
canned mackerel
herring,fresh herring
pickled herring,rollmops
salted herring,salt herring,matjes herring,matjes
kippers,smoked herring,kipper
fresh sardine,fresh sardines
sardines,canned sardines,sardines in oil,sardine,sprats
smoked sprats,smoked sprats in oil
capelin,smelt
anchovy,anchovy fillet,anchovies,anchovies in oil,anchovy fillets,anchovy filet
fresh anchovy,fresh anchovies
anchovy paste
tuna in oil,canned tuna in oil,tuna in olive oil
tuna,canned tuna,tuna in water,albacore tuna,chunk light tuna,white tuna
tuna steak,ahi tuna,fresh tuna,sushi-grade tuna,yellowfin tuna
swordfish,swordfish steak
monkfish,monkfish tail
turbot
mullet,gray mullet,red mullet
Nile perch,barramundi
eel
sturgeon
smoked whitefish,smoked fish,hot-smoked fish
caviar,salmon roe,fish roe,tobiko,red caviar
minced fish,ground fish
fish sticks,fish fingers,breaded fish fillet
imitation crab,surimi,crab sticks,imitation crab meat
shrimp,prawns,peeled shrimp,prawn,king prawns,scampi
head-on shrimp,shell-on shrimp,unpeeled shrimp
cooked shrimp,salad shrimp,bay shrimp,canned shrimp
crab meat,crabmeat,lump crab meat,crab,lump crabmeat
crab legs,king crab legs,whole crab,Dungeness crab,snow crab
lobster,lobster tail,whole lobster,lobster meat
crayfish,crawfish,crawfish tails,langoustine
scallops,sea scallops,bay scallops,scallop
mussels,mussel,fresh mussels
mussel meat,frozen mussels,canned mussels
clams,littleneck clams,fresh clams,clam,Manila clams
canned clams,minced clams,chopped clams
oysters,oyster,fresh oysters,shucked oysters
squid,calamari,squid rings,calamari rings,squid tubes
cuttlefish
octopus,baby octopus
seafood mix,mixed seafood,frozen seafood mix
escargot,snails
frog legs
chicken broth,chicken stock,low-sodium chicken broth,reduced-sodium chicken broth,low sodium chicken broth,chicken bone broth,turkey broth,turkey stock,poultry stock
beef broth,beef stock,low-sodium beef broth,beef consomme,bone broth,veal stock,veal broth,brown stock
vegetable broth,vegetable stock,low-sodium vegetable broth,veggie broth,broth,stock
fish stock,fish broth,fish fumet
dashi,dashi stock
meat,roast meat,red meat
beef cheek
pigeon peas,toor dal,gandules
natto
frozen onion,frozen chopped onion
black garlic
green garlic,garlic scapes,young garlic
jarred minced garlic,crushed garlic,frozen garlic cubes
frozen herbs
stir-fry vegetables,frozen stir-fry vegetables
frozen bell pepper,frozen peppers,frozen peppers and onions
frozen butternut squash,frozen pumpkin
frozen okra
frozen artichoke
agretti,monk's beard,samphire
cardoon
bitter melon,bitter gourd
lotus root
water spinach,morning glory
Chinese mustard greens,mizuna,tatsoi
choy sum,Chinese broccoli,gai lan
edible flowers,nasturtium
lavender,dried lavender,culinary lavender
lemon verbena,verbena
shiso,perilla leaf,shiso leaf
physalis,cape gooseberry,ground cherry,goldenberry
acai,açaí,frozen açaí puree
cherimoya,custard apple,soursop
feijoa,pineapple guava
rambutan,canned rambutan,mangosteen
yuzu
citron,Buddha's hand
medlar,crab apple,crabapple
chokeberry,aronia,rowan berry,honeyberry
frozen peach,frozen peaches
frozen pineapple,frozen pineapple chunks
frozen currants,frozen blackcurrants
canned plums
dried blueberries
freeze-dried strawberries,freeze-dried raspberries,freeze-dried fruit
banana chips,dried banana
dried pineapple,candied pineapple,dried papaya
dried pear
dried peach
dried persimmon
jujube,Chinese dates,red dates
golden raisins,sultanas,sultana
capicola,coppa,capocollo
cotechino,zampone
summer sausage,cervelat,thuringer
teewurst,spreadable sausage
head cheese,aspic,brawn
cevapcici,kofta,kebab meat mix
lamb kidney
spleen,beef spleen
pork tongue
pork heart
turkey hearts,turkey gizzards,turkey giblets
turkey liver
squab,pigeon
ostrich
vegan chicken,plant-based chicken,meatless chicken
falafel,frozen falafel
gefilte fish
bonito flakes,katsuobushi
squid ink,cuttlefish ink
dried shrimp
arctic char,brook trout
orange roughy
sablefish,black cod
meagre,croaker,corvina
yellowtail,hamachi,amberjack
grouper fillet
skate,skate wing,ray
fresh roe,cod roe,carp roe,milt
habanero,habanero pepper,Scotch bonnet,red habanero pepper,scotch bonnet pepper
tater tots,potato puffs,frozen potato wedges
mashed potatoes,leftover mashed potatoes
boiled potatoes,cooked potatoes
honey mushroom,slippery jack,bay bolete
wild strawberry,alpine strawberry
fennel fronds,wild fennel
salt-packed anchovies,salted anchovies
razor clams,cockles,periwinkles
hare,wild hare
roast pork,cold roast pork,char siu
cooked beef,shredded beef,leftover roast beef,deli roast beef
fresh chorizo,raw chorizo,Mexican chorizo
hot-smoked salmon,kippered salmon
smoked cod roe,cod roe spread
duck liver,goose liver
fresh jackfruit,ripe jackfruit
milk,whole milk,full-fat milk,cow's milk
low-fat milk,2% milk,reduced-fat milk,semi-skimmed milk,1% milk
skim milk,nonfat milk,fat-free milk,skimmed milk
lactose-free milk
goat milk,goat's milk
milk powder,whole milk powder,dry milk,powdered milk,dried milk
nonfat dry milk,skim milk powder,nonfat milk powder
sweetened condensed milk,condensed milk
dulce de leche,cooked condensed milk
evaporated milk,unsweetened condensed milk
chocolate milk
buttermilk,low-fat buttermilk,cultured buttermilk
kefir
ryazhenka,baked fermented milk
soured milk,clabbered milk,sour milk
ayran,doogh
yogurt,plain yogurt,natural yogurt,whole-milk yogurt,yoghurt
low-fat yogurt,nonfat yogurt,plain low-fat yogurt,fat-free yogurt,plain nonfat yogurt
Greek yogurt,strained yogurt,plain Greek yogurt
nonfat Greek yogurt,fat-free Greek yogurt,0% Greek yogurt
Greek-style yogurt,full-fat Greek yogurt
fruit yogurt,flavored yogurt
vanilla yogurt
skyr
heavy cream,heavy whipping cream,cream,whipping cream,thickened cream
light whipping cream,30% cream
double cream
clotted cream
light cream,single cream,table cream,cooking cream,coffee cream
half-and-half,half and half,half half,half n half,half and half cream
whipped cream,canned whipped cream,spray cream
whipped topping,Cool Whip,frozen whipped topping
sour cream,soured cream,smetana
light sour cream,reduced-fat sour cream,low-fat sour cream,fat-free sour cream,nonfat sour cream
schmand,rich sour cream
crème fraîche,creme fraiche
light crème fraîche,half-fat crème fraîche
cottage cheese
low-fat cottage cheese
quark
low-fat quark,fat-free quark
full-fat quark,cream quark
farmer's cheese,tvorog,farmer cheese,pot cheese
ricotta,ricotta cheese,whole-milk ricotta,whole-milk ricotta cheese
part-skim ricotta
ricotta salata
mascarpone,mascarpone cheese
cream cheese,Philadelphia,full-fat cream cheese,soft cheese
light cream cheese,reduced-fat cream cheese,Neufchâtel,low-fat cream cheese,fat-free cream cheese,Neufchatel,Neufchatel cheese
stracchino,crescenza
robiola
labneh,labaneh,lebneh
fresh mozzarella,mozzarella balls,bocconcini,mozz,mozzarella ciliegine,mozzarella pearls,fresh mozzarella cheese,mozzarella balls cheese,bocconcini cheese
buffalo mozzarella,mozzarella di bufala
mozzarella,mozzarella cheese,low-moisture mozzarella,pizza cheese,shredded mozzarella,part-skim mozzarella
burrata,stracciatella cheese,burrata cheese
feta,feta cheese,feta crumbles,feta cheese crumbles
brined white cheese,bulgarian cheese,sirene,salad cheese
Tzfat cheese,Safed cheese
halloumi,halloumi cheese,grilling cheese
paneer,paneer cheese
Adyghe cheese
suluguni
Parmesan,Parmigiano Reggiano,Parmigiano-Reggiano,parmesan cheese,Parmigiano,parm,Parmigiano Reggiano cheese,Parmigiano-Reggiano cheese,Parmigiano cheese
grated Parmesan,grated Parmesan cheese
Grana Padano,Grana Padano cheese
Pecorino Romano,pecorino,Romano cheese,Romano,Pecorino Romano cheese,pecorino cheese
cheddar,cheddar cheese,sharp cheddar,mature cheddar,sharp cheddar cheese,mature cheddar cheese
semi-hard cheese,cheese
shredded cheese,grated cheese,Italian cheese blend,cheese blend
Mexican cheese blend,Mexican blend cheese,cheddar jack
Gouda,Gouda cheese
Edam,Edam cheese
Tilsit,Tilsiter,Tilsit cheese,Tilsiter cheese
Swiss cheese,Emmental,Emmentaler,Jarlsberg,Maasdam,swiss,Emmental cheese,Emmentaler cheese,Jarlsberg cheese,Maasdam cheese
Gruyère,Gruyere,Comté,Gruyère cheese,Gruyere cheese,Comté cheese
raclette,raclette cheese
fontina,fontina cheese
Asiago,Asiago cheese
provolone,provolone cheese
scamorza,smoked scamorza,scamorza cheese,smoked scamorza cheese
Taleggio,Taleggio cheese
Monterey Jack,pepper jack,Jack cheese,Monterey Jack cheese,pepper jack cheese
Colby,Colby Jack,Colby cheese,Colby Jack cheese
American cheese,processed cheese,cheese slices,Velveeta
cheese spread,spreadable processed cheese,Cheez Whiz
cheese curds
string cheese,mozzarella sticks
smoked cheese
Brie,brie cheese
Camembert,Camembert cheese
blue cheese,Stilton,Danish blue,blue cheese crumbles,Stilton cheese,Danish blue cheese
Gorgonzola,Gorgonzola cheese
Roquefort,Roquefort cheese
goat cheese,soft goat cheese,chèvre,goat's cheese,goat cheese crumbles,crumbled goat cheese,chevre
aged goat cheese,hard goat cheese,goat gouda
Manchego,Manchego cheese
kashkaval,kefalotyri,kashkaval cheese,kefalotyri cheese
queso fresco,queso blanco,queso fresco cheese,queso blanco cheese
cotija,cotija cheese
Harzer cheese,sour milk cheese
Muenster,Havarti,butter cheese,Muenster cheese,Havarti cheese
butter,unsalted butter,sweet butter
salted butter
ghee,clarified butter
margarine,baking margarine
vegan butter,plant-based butter,vegan margarine,dairy-free butter
egg,eggs,large egg,whole egg,chicken egg
egg white,egg whites,liquid egg whites
egg yolk,egg yolks,yolk
hard-boiled egg,boiled egg
quail egg
soy milk,soya milk,soy drink,unsweetened soy milk,soymilk
almond milk,unsweetened almond milk,almond drink
oat milk,oat drink
rice milk,rice drink
coconut milk beverage,coconut drink
plant-based milk,plant milk,non-dairy milk,vegan milk,dairy-free milk,hemp milk
soy cream,plant-based cream,vegan cream,oat cream,vegan sour cream,dairy-free sour cream
soy yogurt,plant-based yogurt,vegan yogurt,dairy-free yogurt,oat yogurt
coconut yogurt
vegan cheese,dairy-free cheese,vegan mozzarella,vegan cheddar,vegan feta,vegan cheddar shreds
vegan cream cheese
nutritional yeast,nutritional yeast flakes
egg replacer
all-purpose flour,flour,plain flour,white flour,wheat flour
bread flour,strong white flour,strong flour,high-gluten flour
cake flour,pastry flour
self-rising flour,self-raising flour
whole wheat flour,wholemeal flour,whole-wheat flour,white whole wheat flour
tipo 00 flour,pizza flour,00 flour
spelt flour,white spelt flour
whole spelt flour,wholegrain spelt flour
rye flour,medium rye flour
dark rye flour,whole rye flour
buckwheat flour
corn flour,maize flour
masa harina,masa
rice flour,white rice flour
glutinous rice flour,sweet rice flour,mochiko
oat flour
chickpea flour,gram flour,besan,garbanzo bean flour
coconut flour
soy flour
potato flour
barley flour
gluten-free flour,gluten-free flour blend,gluten-free all-purpose flour
tapioca starch,tapioca flour,cassava flour
carob powder,carob flour
lupin flour
teff flour,teff
cornstarch,corn starch,cornflour
potato starch
wheat starch
arrowroot,arrowroot powder,arrowroot starch
semolina,semolina flour
farina,cream of wheat
cornmeal,yellow cornmeal
polenta,instant polenta
grits,corn grits,hominy grits
rolled oats,oats,old-fashioned oats,quick oats,oatmeal,porridge oats,porridge,old-fashioned oat
steel-cut oats,oat groats
oat bran
wheat bran,bran
wheat germ
vital wheat gluten,wheat gluten
wheat berries
cracked wheat,wheat groats
freekeh,farik
bulgur,bulgur wheat,bulghur
couscous
pearl couscous,Israeli couscous,ptitim
pearl barley,barley,pearled barley
hulled barley,barley groats
buckwheat groats,buckwheat,raw buckwheat
kasha,roasted buckwheat
millet
quinoa,red quinoa,white quinoa
cooked quinoa
amaranth
farro,spelt,spelt berries,emmer
sorghum
popcorn kernels,popping corn
white rice,rice,long-grain rice,long grain white rice
cooked rice,cooked white rice,leftover rice
basmati rice,basmati
jasmine rice,Thai rice,jasmine
parboiled rice,converted rice
arborio rice,risotto rice,carnaroli rice,arborio,carnaroli,risotto
short-grain rice,pudding rice
sushi rice,Japanese rice
paella rice,bomba rice,medium-grain rice
brown rice,long-grain brown rice,whole-grain rice
cooked brown rice
wild rice
red rice
glutinous rice,sticky rice,sweet rice
instant rice,minute rice
rice flakes
spelt flakes,cereal flakes,wheat flakes
pasta,dried pasta,short pasta,pasta shapes
cooked pasta,cooked macaroni
spaghetti
linguine,angel hair,bucatini,vermicelli pasta,capellini
penne,rigatoni,ziti
fusilli,rotini,farfalle,bow tie pasta
elbow macaroni,macaroni,pasta shells,cavatappi,orecchiette,macaroni noodle,elbow noodle,elbow pasta,macaroni pasta
orzo,orzo pasta,risoni
tagliatelle,fettuccine,pappardelle
lasagna noodles,lasagne sheets,no-boil lasagna noodles,lasagna sheets,lasagne
cannelloni,manicotti,jumbo pasta shells
whole wheat pasta,wholewheat spaghetti,whole-grain pasta,whole wheat spaghetti
gluten-free pasta,gluten-free spaghetti,corn pasta
lentil pasta,chickpea pasta,red lentil pasta
fresh pasta,fresh tagliatelle,fresh lasagne sheets,fresh fettuccine
tortellini,ravioli,cheese tortellini,cheese ravioli,filled pasta
soup pasta,stelline,pastina,alphabet pasta
egg noodles,wide egg noodles,noodles,noodle
spaetzle
gnocchi,potato gnocchi
pelmeni,frozen dumplings,meat dumplings,dumpling
vareniki,pierogi,varenyky
gyoza,potstickers,wontons,frozen gyoza
ramen noodles,instant noodles,instant ramen,ramen
Chinese noodles,chow mein noodles,lo mein noodles,stir-fry noodles,Asian noodles,asian noodle,lo mein noodle,stir fry noodle
rice noodles,rice vermicelli,rice stick noodles,vermicelli noodles,pad thai noodles
glass noodles,cellophane noodles,bean thread noodles
soba noodles,soba,buckwheat noodles
udon noodles,udon
white bread,bread,sandwich bread,white sandwich bread,loaf,toast,sandwich loaf
whole wheat bread,wholemeal bread,whole-grain bread,brown bread
rye bread,dark rye bread
pumpernickel
sourdough bread,crusty bread,country bread,rustic bread,sourdough,French bread
baguette,French stick,French baguette
ciabatta,Italian bread,ciabatta rolls
focaccia
stale bread,day-old bread,bread cubes
white loaf
bread roll,kaiser roll,crusty roll,dinner roll,bun,roll,bap
hamburger bun,burger bun,brioche bun,hamburger buns
hot dog bun,hot dog buns
pita,pita bread,pitta bread
lavash,lavash bread
naan,naan bread,flatbread
piadina
flour tortilla,tortilla,tortilla wraps,wrap,flour tortillas,chapati,roti
corn tortilla,corn tortillas
taco shells,hard taco shells,tostada shells,tostada,taco shell
tortilla chips,corn chips,nachos,dorito
potato chips,crisps,chip
bagel,plain bagel
English muffin
croissant
brioche,brioche bread
challah,egg bread
brioche roll,milk roll
soft pretzel,pretzel bread
pretzels,pretzel sticks,pretzel,pretzel rod,pretzel stick,mini pretzel
crispbread,rye crispbread
rusk,zwieback,melba toast
friselle,barley rusk
breadsticks,grissini
rice cakes,puffed rice cakes
matzo,matzah
matzo meal
crackers,Ritz crackers,snack crackers,butter crackers,ritz
saltine crackers,saltines,soda crackers,oyster crackers
breadcrumbs,dry breadcrumbs,plain breadcrumbs,bread crumbs
seasoned breadcrumbs,Italian breadcrumbs,Italian seasoned breadcrumbs
fresh breadcrumbs,soft breadcrumbs,white breadcrumbs
panko,panko breadcrumbs
croutons
stuffing mix,bread stuffing mix,stuffing,Stove Top stuffing
puff pastry,frozen puff pastry,puff pastry sheet,puff pastry sheets
yeasted puff pastry,croissant dough,crescent roll dough
phyllo dough,filo pastry,filo,phyllo,phyllo pastry
kataifi,kadaif,shredded phyllo
pie crust,pie shell,refrigerated pie crust,pie dough,unbaked pie crust,shortcrust pastry,pie pastry,pastry
graham cracker crust,graham cracker pie crust
pizza dough,pizza crust,pizza base,bread dough,dough
yeast dough,sweet yeast dough
refrigerated biscuits,biscuit dough,canned biscuits,crescent rolls,biscuits
cookie dough,sugar cookie dough
wonton wrappers,egg roll wrappers,gyoza wrappers,dumpling wrappers,spring roll wrappers
rice paper,rice paper wrappers
pancakes,crepes,blini
waffles,frozen waffles
frozen pizza,pizza
malawach,paratha
corn flakes,cornflakes
crispy rice cereal,Rice Krispies,crisped rice
puffed rice
bran flakes,bran cereal,All-Bran
granola
muesli
breakfast cereal,cereal,Chex cereal,Cheerios
sugar,granulated sugar,white sugar,caster sugar,superfine sugar,cane sugar
brown sugar,light brown sugar,packed brown sugar,dark brown sugar,muscovado sugar,muscovado
raw sugar,turbinado sugar,demerara sugar,demerara
powdered sugar,confectioners' sugar,icing sugar,confectioner's sugar
vanilla sugar
pearl sugar,decorating sugar,coarse sugar,sanding sugar
jam sugar,gelling sugar,preserving sugar
coconut sugar,palm sugar,jaggery
maple sugar
cinnamon sugar
erythritol,granulated sweetener,monk fruit sweetener,Swerve
xylitol,birch sugar
stevia,stevia powder,liquid stevia
artificial sweetener,sweetener,Splenda,sugar substitute,sucralose
honey,runny honey,liquid honey
maple syrup,pure maple syrup
pancake syrup
agave nectar,agave syrup,agave
corn syrup,light corn syrup,glucose syrup,liquid glucose,glucose
dark corn syrup
golden syrup
simple syrup,sugar syrup,syrup
molasses,treacle,black treacle,blackstrap molasses
date syrup,silan
pomegranate molasses,pomegranate syrup
brown rice syrup,rice syrup,rice malt syrup
barley malt syrup,malt extract,malt syrup
dark chocolate,bittersweet chocolate,plain chocolate,baking chocolate,chocolate,semi-sweet chocolate,dark chocolate bar
70% dark chocolate,extra dark chocolate
chocolate chips,semisweet chocolate chips,semisweet chocolate,dark chocolate chips,chocolate chunks,choc chip,semi-sweet chocolate chip,chocolate morsels,dark chocolate chip,mini chocolate chip,bittersweet chocolate chip
milk chocolate,milk chocolate chips,chocolate bar,milk chocolate bar,milk chocolate kiss
white chocolate,white chocolate chips,white chocolate bar,white chocolate chip,white candy coating,almond bark
unsweetened chocolate,unsweetened baking chocolate,unsweetened chocolate square
couverture chocolate,chocolate couverture,candy melts,chocolate coating
chocolate sprinkles,chocolate vermicelli
sprinkles,nonpareils,rainbow sprinkles,hundreds and thousands,cake decoration
cocoa powder,unsweetened cocoa powder,cocoa,cacao powder,Dutch-process cocoa
hot chocolate mix,hot cocoa mix,drinking chocolate,Nesquik
cacao nibs,cocoa nibs
cocoa butter
Nutella,chocolate hazelnut spread,chocolate spread
Biscoff spread,cookie butter,speculoos spread,Lotus spread
chocolate syrup,chocolate sauce,hot fudge
gianduja,hazelnut nougat
halva,halvah
fondant,rolled fondant,ready-to-roll icing
frosting,vanilla frosting,icing,canned frosting,buttercream
caramels,soft caramels,toffee,caramel bit,caramel candy
caramel sauce,salted caramel,caramel,caramel topping
toffee bits,toffee pieces
marshmallows,mini marshmallows
marshmallow creme,marshmallow fluff,fluff
hard candy,peppermint candies,candy canes
gummy bears,gumdrops,jelly candies
candy bar,Snickers,Mars bar,peanut butter cups
M&M's,chocolate candies,Smarties,m m
chocolate-coated marshmallow treat
zefir
Turkish delight,lokum
baking powder,b powder
baking soda,bicarbonate of soda,sodium bicarbonate,bicarbonate
cream of tartar,tartaric acid,cream tartar
baker's ammonia,ammonium bicarbonate
active dry yeast,dry yeast,instant yeast,yeast,fast-action dried yeast,rapid-rise yeast
fresh yeast,compressed yeast,cake yeast
sourdough starter,active sourdough starter,levain
pectin,powdered pectin,fruit pectin
gelatin,unflavored gelatin,powdered gelatin,gelatine,gelatin sheets,leaf gelatine
agar agar,agar,agar powder
flavored gelatin,Jell-O,jelly powder,strawberry gelatin,Jello,jelly cube
cake glaze powder
whipped cream stabilizer,whip it
xanthan gum,guar gum
citric acid
protein powder,vanilla protein powder,whey protein
vanilla extract,vanilla,pure vanilla extract,vanilla essence,vanilla paste,vanilla bean paste,pistachio extract,raspberry extract,coconut extract,butter extract,maple extract
vanilla bean,vanilla pod
vanillin,vanilla powder
almond extract,almond essence
rum extract,rum flavoring
lemon extract,orange extract
peppermint extract,mint extract
orange blossom water
rose water,rosewater
food coloring,food colouring,gel food coloring,red food coloring
instant vanilla pudding mix,vanilla pudding mix,vanilla pudding,instant pudding mix,pudding mix,instant pudding
custard powder,vanilla blancmange powder,cook-and-serve vanilla pudding
instant chocolate pudding mix,chocolate pudding mix
custard,vanilla custard
yellow cake mix,cake mix,white cake mix,vanilla cake mix,lemon cake mix,spice cake mix
chocolate cake mix,devil's food cake mix
brownie mix
corn muffin mix,cornbread mix,Jiffy mix
pancake mix,Bisquick,baking mix,biscuit mix
butter cookies,tea biscuits,Maria biscuits,plain biscuits,petit beurre,biscuit
digestive biscuits,digestives
graham crackers,graham cracker crumbs
ladyfingers,savoiardi,sponge fingers
amaretti,amaretti cookies
Oreo cookies,Oreos,chocolate sandwich cookies,oreo crumb,oreo cookie crumb
Biscoff cookies,speculoos,Lotus biscuits
gingersnaps,ginger nuts,gingersnap cookies
gingerbread,lebkuchen
vanilla wafers,Nilla wafers
chocolate wafer cookies,chocolate cookies,chocolate cookie crumbs
chocolate chip cookies,cookies
shortbread,shortbread cookies
wafers,sugar wafers,wafer rolls
oblaten,baking wafers,edible wafer paper
meringues,meringue nests,meringue cookies
sponge cake,sponge base,angel food cake
panettone
doughnuts,donuts
ice cream cones,sugar cones
vanilla ice cream,ice cream,gelato
chocolate ice cream
sorbet,lemon sorbet
olive oil,extra-virgin olive oil,extra virgin olive oil,EVOO,virgin olive oil
vegetable oil,cooking oil,oil,neutral oil,frying oil,soybean oil
sunflower oil
canola oil,rapeseed oil
corn oil
peanut oil,groundnut oil
sesame oil,toasted sesame oil,dark sesame oil
coconut oil
hard vegetable fat,palm fat
palm oil,red palm oil
avocado oil
grapeseed oil,grape seed oil
walnut oil,hazelnut oil
flaxseed oil,linseed oil
pumpkin seed oil
rice bran oil
mustard oil
truffle oil
chili oil,chilli oil,hot chili oil
garlic oil,basil oil,herb oil
cooking spray,nonstick cooking spray,vegetable oil spray,nonstick spray
shortening,vegetable shortening,Crisco
lard,pork lard,bacon grease,bacon drippings,bacon fat,drippings
suet,beef tallow,tallow
goose fat,duck fat,chicken fat,schmaltz
white vinegar,vinegar,distilled white vinegar,distilled vinegar
vinegar essence
apple cider vinegar,cider vinegar
red wine vinegar,wine vinegar
white wine vinegar,champagne vinegar,sherry vinegar,white balsamic vinegar,tarragon vinegar
balsamic vinegar,balsamic
balsamic glaze,balsamic reduction
rice vinegar,rice wine vinegar,seasoned rice vinegar
malt vinegar
black vinegar,Chinkiang vinegar
canned whole tomatoes,canned tomatoes,whole peeled tomatoes,San Marzano tomatoes,tinned tomatoes,plum tomatoes in juice,san marzano
diced tomatoes,canned diced tomatoes,chopped tomatoes,tinned chopped tomatoes,petite diced tomatoes,ro tel
crushed tomatoes,canned crushed tomatoes
diced tomatoes with green chilies,Rotel
stewed tomatoes,fire-roasted tomatoes
canned cherry tomatoes
tomato passata,passata,tomato puree,strained tomatoes,sieved tomatoes,tomato purée
tomato sauce,canned tomato sauce
tomato paste,double-concentrated tomato paste,concentrated tomato puree
marinara sauce,pasta sauce,spaghetti sauce,marinara
pizza sauce
Alfredo sauce
béchamel sauce,white sauce,bechamel
cheese sauce,nacho cheese sauce,queso
hollandaise sauce,hollandaise
gravy,beef gravy,brown gravy,turkey gravy
gravy mix,brown gravy mix,gravy granules,au jus mix
pesto,basil pesto,green pesto,pesto alla genovese
red pesto,sun-dried tomato pesto
tapenade,olive tapenade,olive paste
ketchup,tomato ketchup,catsup
mayonnaise,mayo,Kewpie mayonnaise,Hellmann's,kewpie
light mayonnaise,reduced-fat mayonnaise,Miracle Whip,salad dressing,low-fat mayonnaise
vegan mayonnaise,vegan mayo
aioli,garlic mayonnaise
remoulade,remoulade sauce
tartar sauce,tartare sauce
yellow mustard,mustard,prepared mustard,American mustard
Dijon mustard,Dijon
whole-grain mustard,wholegrain mustard,stone-ground mustard,grainy mustard
sweet mustard,Bavarian mustard
honey mustard
prepared horseradish,horseradish,hot horseradish
wasabi,wasabi paste
soy sauce,light soy sauce,shoyu
low-sodium soy sauce,reduced-sodium soy sauce,lite soy sauce
dark soy sauce
kecap manis,sweet soy sauce
tamari,gluten-free soy sauce,liquid aminos
coconut aminos
teriyaki sauce,teriyaki
fish sauce,nam pla
oyster sauce
hoisin sauce,hoisin
plum sauce,duck sauce
Worcestershire sauce,Worcestershire
hot sauce,Tabasco,hot pepper sauce,Tabasco sauce,Frank's RedHot,buffalo sauce,franks red hot,cholula,valentina
sriracha,sriracha sauce
sweet chili sauce,Thai sweet chili sauce,sweet chilli sauce
chili sauce,Heinz chili sauce,chilli sauce
chili garlic sauce,sambal oelek,chili paste,sambal
gochujang,Korean chili paste
doubanjiang,chili bean paste,black bean sauce,fermented black beans
miso paste,white miso,miso,red miso,doenjang
red curry paste,Thai red curry paste,curry paste
green curry paste,Thai green curry paste
yellow curry paste,massaman curry paste,tikka paste,Indian curry paste
harissa,harissa paste,rose harissa
ajvar,roasted red pepper spread
adjika
red pepper paste,Turkish pepper paste,aji amarillo paste
filfel chuma,pilpelchuma
zhug,schug,skhug
amba,mango pickle sauce
chipotle peppers in adobo,chipotle in adobo,chipotle paste,adobo sauce,chipotle,chipotle pepper,chipotle chile,canned chipotle,chipotle chiles in adobo
salsa,tomato salsa,picante sauce,chunky salsa,pico de gallo
salsa verde,green salsa,tomatillo salsa
enchilada sauce,red enchilada sauce,taco sauce
barbecue sauce,BBQ sauce
steak sauce,A1 sauce,brown sauce,HP sauce
cocktail sauce,seafood sauce
sweet and sour sauce
stir-fry sauce
peanut sauce,satay sauce
ponzu,ponzu sauce
ranch dressing,ranch
ranch seasoning,ranch dressing mix,ranch seasoning mix
Italian dressing,vinaigrette,salad dressing vinaigrette,dressing,balsamic dressing
Caesar dressing
blue cheese dressing
Thousand Island dressing,burger sauce,French dressing,Russian dressing,thousand island
tzatziki
baba ganoush,eggplant salad
guacamole,guac
taramasalata
mint sauce,mint jelly
tamarind paste,tamarind concentrate
shrimp paste,belacan
Marmite,yeast extract,Vegemite
Maggi seasoning,liquid smoke seasoning,Kitchen Bouquet
liquid smoke
jam,strawberry jam,raspberry jam,preserves,raspberry preserves,fruit preserves
apricot jam,apricot preserves,peach preserves
plum butter,plum jam,apple butter
jelly,grape jelly,red currant jelly,redcurrant jelly,pepper jelly
orange marmalade,marmalade
lemon curd
cranberry sauce,whole-berry cranberry sauce,lingonberry jam
cherry pie filling,blueberry pie filling,pie filling
apple pie filling
pumpkin pie mix,pumpkin pie filling
mango chutney,chutney,major grey's chutney
onion jam,caramelized onion jam,onion chutney
canned corn,canned sweetcorn,whole kernel corn,sweetcorn
creamed corn,cream-style corn
black olives,ripe olives
Kalamata olives,Greek olives,kalamata
green olives,olives,pimento-stuffed olives,Castelvetrano olives
capers,nonpareil capers
caperberries
dill pickles,pickles,pickle,gherkins,cornichons,dill pickle
sour pickles,brined cucumbers,half-sour pickles
sweet pickles,bread and butter pickles,sweet gherkins
pickle juice,pickle brine
sweet pickle relish,pickle relish,relish,dill relish
pickled ginger,sushi ginger
pepperoncini,banana peppers,pickled peppers,pimientos
canned green chiles,diced green chiles,green chilies in a can
pimentos,diced pimentos
coconut milk,full-fat coconut milk,canned coconut milk,unsweetened coconut milk
light coconut milk,lite coconut milk,reduced-fat coconut milk
coconut cream,unsweetened coconut cream
cream of coconut,Coco Lopez
creamed coconut,coconut butter
coconut water
aquafaba,chickpea liquid
salt,table salt,fine salt,fine sea salt,iodized salt
kosher salt,coarse salt,sea salt,coarse sea salt,rock salt
flaky sea salt,flaky salt,Maldon salt,fleur de sel
pickling salt,curing salt,pink curing salt
pink Himalayan salt,Himalayan salt
kala namak,black salt
celery salt,garlic salt,onion salt
seasoned salt,herb salt,Lawry's seasoned salt,smoked salt
black pepper,ground black pepper,pepper,freshly ground black pepper,freshly ground pepper,cracked pepper
black peppercorns,peppercorns,whole black peppercorns,pepper corn,black pepper corn
white pepper,ground white pepper
mixed peppercorns,pink peppercorns,green peppercorns
Sichuan peppercorns,Szechuan pepper
paprika,sweet paprika,ground paprika,Hungarian paprika
hot paprika
smoked paprika,pimentón,Spanish paprika
cayenne pepper,cayenne,ground red pepper
red pepper flakes,crushed red pepper flakes,chili flakes,crushed red pepper,chilli flakes,Aleppo pepper,crushed red chili pepper flake,red chili flake,crushed chili
chili powder,mild chili powder,chilli powder
dried chili,dried red chilies,dried chiles,ancho,guajillo,pasilla
chipotle powder,ancho chile powder,chipotle chili powder
gochugaru,Korean chili flakes
ground cumin,cumin,cumin powder
cumin seeds,whole cumin
ground coriander,coriander powder,coriander
coriander seeds,coriander seed
ground turmeric,turmeric,turmeric powder
ground ginger,ginger powder
ground cinnamon,cinnamon,cinnamon powder
cinnamon stick,cinnamon sticks
nutmeg,ground nutmeg,grated nutmeg,freshly grated nutmeg,whole nutmeg
mace,ground mace
whole cloves,clove spice,cloves
ground cloves
ground allspice,allspice
whole allspice,allspice berries
ground cardamom,cardamom
cardamom pods,green cardamom pods,black cardamom
star anise,star anise pods
anise seed,aniseed,anise
fennel seeds,fennel seed
caraway seeds,caraway
fenugreek seeds,fenugreek,ground fenugreek
dried fenugreek leaves,kasuri methi
mustard seeds,mustard seed,black mustard seeds,yellow mustard seeds
dry mustard,mustard powder,ground mustard
celery seed,celery seeds
dill seed,dill seeds
nigella seeds,black cumin,kalonji
poppy seeds,poppy seed
poppy seed filling
juniper berries,juniper
saffron,saffron threads
sumac,ground sumac
za'atar,zaatar spice mix,zaatar
asafoetida,hing
garlic powder,granulated garlic,dried minced garlic
onion powder,granulated onion
dried minced onion,onion flakes,dried onion flakes,dried onion
dried vegetable flakes
curry powder,mild curry powder,Madras curry powder,curry
garam masala,tandoori masala,tikka masala spice
ras el hanout,baharat,Moroccan spice mix
hawaij
Chinese five-spice powder,five-spice powder,five spice
pumpkin pie spice,mixed spice,apple pie spice
poultry seasoning,chicken seasoning,rotisserie seasoning
taco seasoning,taco seasoning mix,fajita seasoning,chili seasoning mix
Cajun seasoning,Creole seasoning,Old Bay seasoning,jerk seasoning,blackening seasoning,Old Bay
lemon pepper,lemon pepper seasoning
steak seasoning,grill seasoning,BBQ rub,dry rub,Montreal steak seasoning
khmeli suneli
everything bagel seasoning
all-purpose seasoning,Vegeta,adobo seasoning,Mrs. Dash,adobo,spice rub
salad seasoning
bread spice
mulling spices
pickling spice
MSG,monosodium glutamate,Accent seasoning
dashi powder,instant dashi,hondashi
vegetable bouillon cube,vegetable stock cube,vegetable bouillon,vegetable stock powder,bouillon cube,bouillon,bouillon powder,stock cube,vegetable bouillon powder
chicken bouillon cube,chicken stock cube,chicken bouillon,chicken bouillon granules,chicken stock powder,chicken bouillon powder
beef bouillon cube,beef stock cube,beef bouillon granules,beef bouillon,beef bouillon powder
Better Than Bouillon,bouillon paste,stock concentrate,chicken base,beef base
onion soup mix,dry onion soup mix,French onion soup mix
cream of mushroom soup,condensed cream of mushroom soup
cream of chicken soup,condensed cream of chicken soup,cream of celery soup
condensed tomato soup,tomato soup,canned tomato soup
instant mashed potatoes,instant potato flakes,potato flakes
macaroni and cheese mix,boxed mac and cheese
potato dumpling mix
potato dumpling dough,potato dumplings
falafel mix
vegan schnitzel
water,cold water,warm water,hot water,boiling water,tap water
sparkling water,soda water,club soda,seltzer,mineral water
ice cubes,ice,crushed ice
tapioca pearls,small pearl tapioca,instant tapioca,sago,tapioca
tonic water,bitter lemon,tonic
ginger ale,ginger beer
cola,Coca-Cola,Coke,pepsi
diet cola,Diet Coke,Coke Zero
lemon-lime soda,Sprite,7UP,lemon-lime soft drink,soda
orange soda,Fanta
root beer,Dr Pepper
energy drink,Red Bull,sports drink
lemonade
frozen lemonade concentrate,limeade concentrate
apple juice,apple cider,unfiltered apple juice,juice
grape juice,white grape juice
pineapple juice
cranberry juice,cranberry juice cocktail
cherry juice,tart cherry juice
pomegranate juice
grapefruit juice
tomato juice,V8,vegetable juice,Clamato
carrot juice
fruit juice,multivitamin juice,mango nectar,peach nectar
beet juice,beetroot juice
kvass,bread kvass
beet kvass
sauerkraut juice
fruit syrup,elderflower cordial,raspberry syrup,elderflower syrup
grenadine,grenadine syrup
lime cordial,sweet and sour mix,margarita mix
ground coffee,coffee grounds,coffee beans
brewed coffee,coffee,strong brewed coffee,cold coffee,cold brew
espresso,espresso shot
instant coffee,instant espresso powder,espresso powder,instant coffee granules
chicory coffee,grain coffee
powdered coffee creamer,coffee creamer,non-dairy creamer,creamer
black tea,tea,tea bags,Earl Grey,English breakfast tea,chai
green tea,green tea bags,jasmine tea
herbal tea,chamomile tea,rooibos tea,chai tea bags,hibiscus tea,rooibos,hibiscus
matcha,matcha powder,matcha green tea powder
iced tea,sweet tea
kombucha
beer,lager,ale,pale ale,light beer,pilsner,ipa,irish stout
stout,Guinness,dark beer,porter
non-alcoholic beer
dry white wine,white wine,Sauvignon Blanc,Chardonnay,Pinot Grigio,cooking white wine,riesling
dry red wine,red wine,Burgundy wine,Merlot,Pinot Noir,Cabernet Sauvignon,cabernet,malbec,rioja,chianti,shiraz
rosé wine,rosé,wine
champagne,sparkling wine,prosecco,cava
port,port wine,Marsala,Madeira,sweet sherry,dessert wine
dry sherry,sherry,cooking sherry
dry vermouth,vermouth,sweet vermouth,Noilly Prat
Shaoxing wine,Chinese cooking wine,rice wine,Chinese rice wine
sake
mirin,sweet rice wine
hard cider,dry cider,cider
mulled wine
vodka
rum,dark rum,white rum,light rum,spiced rum,cachaca
gin
whiskey,bourbon,whisky,Scotch,bourbon whiskey
brandy,cognac,Calvados,applejack,pisco,armagnac
tequila,mezcal,cachaça
kirsch,schnapps,grappa,slivovitz,pear brandy
arak,ouzo,pastis,Pernod,sambuca
orange liqueur,Grand Marnier,Cointreau,triple sec,Curaçao,curacao
coffee liqueur,Kahlúa,Kahlua
Irish cream,Baileys,cream liqueur
advocaat,egg liqueur
amaretto,almond liqueur
liqueur,limoncello,fruit liqueur,crème de cassis,maraschino liqueur,peach schnapps,frangelico,absinthe,creme de menthe,creme de menthe liqueur,creme de cassis
Angostura bitters,bitters,Campari,Aperol,orange bitters,angostura
pure grain alcohol,Everclear
cornflake crumbs
hot chocolate,hot cocoa
eggnog
granola bar,cereal bar
popcorn,popped popcorn
peanut puffs,Bamba
bourekas,cheese burek
spring rolls,egg rolls,frozen spring rolls
glazed curd bar,sweet cheese curd snack
sweet curd
kashk
herb cream cheese,Boursin,garlic and herb cheese
Hameiri cheese,Canaan cheese,goat Labneh balls
chocolate pudding,pudding cup
salt and pepper,salt & pepper,salt and black pepper,kosher salt and black pepper
buttermilk powder,dried buttermilk
malted milk powder,Ovaltine,Horlicks
duck egg
egg powder,powdered eggs
meringue powder,egg white powder
herb butter,garlic butter
light butter,reduced-fat butter,spreadable butter
light margarine,vegetable oil spread,spread
Limburger,Munster cheese,Romadur,Limburger cheese,Romadur cheese
Reblochon,Vacherin,Saint-Nectaire,Port Salut,Reblochon cheese,Vacherin cheese,Saint-Nectaire cheese,Port Salut cheese
Red Leicester,Cheshire cheese,Wensleydale,Double Gloucester,Lancashire cheese
caciotta,primo sale
Oaxaca cheese,queso Oaxaca,asadero,queso Oaxaca cheese,asadero cheese
brunost,gjetost
vegan Parmesan
coconut whipped cream,vegan whipped cream
chestnut flour
rice starch
half-white flour,type 1 flour
sorghum flour
millet flour
quinoa flour,amaranth flour
brown rice flour
tempura flour,tempura batter mix
quinoa flakes,puffed quinoa
barley flakes,rye flakes,multigrain flakes
Weetabix,shredded wheat,wheat biscuits
soup mandels,soup croutons,soup nuts
carta da musica,carasau bread
taralli
hoagie roll,sub roll,submarine roll,hoagie rolls,French roll
garlic bread,Texas toast
cornbread
gluten-free bread
multigrain bread,seeded bread,oat bread
raisin bread,cinnamon raisin bread
tartlet shells,phyllo cups,mini tart shells,vol-au-vent cases
profiteroles,cream puff shells
crispy chow mein noodles,crunchy noodles,wonton strips
Swabian ravioli
cooked couscous
cooked bulgur
cooked barley,cooked pearl barley
cooked buckwheat
cooked egg noodles,cooked noodles
shirataki noodles,konjac noodles
torrone,nougat candy,turrón
chocolate truffles,Ferrero Rocher,pralines
mint chocolate,Andes mints,After Eight,peppermint patties
Kit Kat,wafer bar
milk chocolate with nuts,peanut M&M's
licorice,liquorice
spirulina,spirulina powder
lecithin,soy lecithin,sunflower lecithin
inulin
diastatic malt powder,malt powder,malt flour
béarnaise sauce,bearnaise
salad cream,coleslaw dressing
chimichurri
tonkatsu sauce,okonomiyaki sauce,yakitori sauce
unagi sauce,eel sauce
peri-peri sauce,piri piri sauce
curry sauce,tikka masala sauce,korma sauce,simmer sauce
Japanese curry roux,curry roux cubes
mole paste,mole sauce
sofrito
lecho,pepper stew
squash spread,vegetable caviar
borscht base
ajwain,carom seeds
amchur,dried mango powder,chaat masala
annatto,achiote paste,annatto seeds,sazón,sazon,sazon seasoning
Tajín,chili lime seasoning
shichimi togarashi,togarashi
dukkah
berbere,berbere spice
pilaf spice,biryani masala
fish seasoning,seafood seasoning
Korean carrot seasoning
potato seasoning,fries seasoning
meat seasoning,burger seasoning,kebab seasoning
mahleb,mastic,mahlab
tonka bean
dried rose petals
dried Persian lime,black lime
mushroom powder,mushroom seasoning
tomato powder
vegetable soup mix,leek soup mix
seasoning mix packet,stroganoff mix,spaghetti sauce mix
lemonade powder,Kool-Aid,drink mix
hot fudge sauce,fudge topping,fudge sauce
kissel powder,red berry pudding powder
condensed milk with cocoa
non-alcoholic wine,alcohol-free wine
hominy,canned hominy
garlic paste,ginger garlic paste,ginger paste
baby corn,canned baby corn
mixed pickles,giardiniera,pickled vegetables,piccalilli
pickled onions,cocktail onions,silverskin onions
french fried onions,crispy fried onions,fried shallots
reduced-fat cheddar,low-fat cheese,reduced-fat cheese,low-fat cheddar
herb quark
frozen orange juice concentrate,orange juice concentrate
peanut butter chips
butterscotch chips,caramel chips,cinnamon chips
butterscotch candies,butterscotch
casarecce,cavatelli,gemelli,campanelle,trofie,radiatore,conchiglie
vermicelli,thin spaghetti,spaghettini
spices,seasoning,spice mix,seasonings
frozen bread dough,frozen dinner rolls,par-baked rolls
shoestring potatoes,potato sticks
cinnamon rolls,sweet rolls,cinnamon buns
muffins,blueberry muffins
brownies
oatmeal cookies
fig bars,Fig Newtons
animal crackers
Moroccan cigars,samosas,empanadas
frozen lasagna,lasagna
onion rings,frozen onion rings
vegetables,mixed fresh vegetables
fruit,fresh fruit,mixed fruit
poblano,poblano pepper,poblano chile,Anaheim pepper,Anaheim chile
serrano,serrano pepper,serrano chile
Thai chili,Thai chile,bird's eye chili,Thai pepper
ancho chile,ancho chili,guajillo chile,pasilla chile,dried ancho
frozen fava beans,frozen broad beans,shelled fava beans
creamed spinach
salt pork,lardo
soaked salt cod,desalted cod
stockfish
bottarga
smoked eel
Turkish flatbread,Turkish bread,pide
whey,liquid whey
egg substitute,Egg Beaters,liquid egg substitute
creamed horseradish,horseradish sauce,horseradish cream
muhammara
sherbet,orange sherbet,rainbow sherbet
cheese puffs,Cheetos
sweet corn sticks
Bissli
furikake
chili crisp,crispy chili oil
yogurt dressing
vegetarian oyster sauce,vegan oyster sauce,mushroom stir-fry sauce
seafood stock,shrimp stock,lobster stock,shellfish stock
clam juice
pork and beans,canned pork and beans
pork cheek
pork kidney
vegetarian sausage,meatless sausage,veggie sausage
veggie burger,veggie nuggets,veggie patty
collagen powder,collagen peptides
chocolate blancmange powder,cook-and-serve chocolate pudding
pound cake,butter cake
defatted almond flour
dried wakame
canned sweet cherries
jarred red cabbage
canned green beans,canned cut green beans
canned beets,canned beet,canned sliced beets
canned great northern beans
canned navy beans,canned haricot beans
bread dumplings,Bavarian bread dumplings
walnut bread,nut bread
buttered frozen vegetables
seaweed salad
dried tofu skin,tofu skin,yuba
cashew milk,hazelnut milk,macadamia milk,nut milk
cashew cream,almond cream
cashew cheese,nut cheese
almond yogurt,cashew yogurt
vegan bacon,tempeh bacon,vegetarian bacon
vegan egg,JUST Egg,plant-based egg
flax egg
gluten-free breadcrumbs,gluten-free panko
gluten-free tortillas,gluten-free flour tortillas
vegan ice cream,dairy-free ice cream
vegan burger,plant-based burger,Beyond burger
`
