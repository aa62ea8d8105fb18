/** Who can be picked and banned, by the English name each game gives them. */

const names = (list: string): readonly string[] => list.split(',').map((name) => name.trim())

export const LEAGUE_CHAMPIONS = names(`
  Aatrox, Ahri, Akali, Alistar, Annie, Aphelios, Ashe, Azir, Bard, Blitzcrank, Braum, Caitlyn, Camille, Corki,
  Draven, Ekko, Elise, Ezreal, Fiora, Galio, Gnar, Gragas, Graves, Hwei, Irelia, Jarvan IV, Jax, Jayce, Jhin,
  Jinx, Kai'Sa, Kalista, Karma, Kennen, Kindred, K'Sante, LeBlanc, Lee Sin, Leona, Lillia, Lucian, Lulu, Maokai,
  Milio, Nautilus, Neeko, Nidalee, Orianna, Ornn, Poppy, Rakan, Rell, Renata Glasc, Renekton, Rumble, Sejuani,
  Senna, Syndra, Taliyah, Thresh, Tristana, Varus, Vi, Viego, Viktor, Xayah, Xin Zhao, Yone, Zeri, Zyra`)

export const DOTA_HEROES = names(`
  Abaddon, Ancient Apparition, Anti-Mage, Axe, Bane, Batrider, Beastmaster, Bloodseeker, Brewmaster, Bristleback,
  Centaur Warrunner, Chaos Knight, Chen, Clockwerk, Crystal Maiden, Dark Seer, Dark Willow, Dawnbreaker, Dazzle,
  Death Prophet, Disruptor, Dragon Knight, Earthshaker, Elder Titan, Ember Spirit, Enchantress, Enigma,
  Faceless Void, Grimstroke, Gyrocopter, Hoodwink, Invoker, Jakiro, Juggernaut, Kunkka, Leshrac, Lich, Lina, Lion,
  Luna, Lycan, Magnus, Marci, Mars, Medusa, Mirana, Monkey King, Morphling, Nature's Prophet, Nyx Assassin,
  Pangolier, Phantom Assassin, Phoenix, Primal Beast, Puck, Pudge, Queen of Pain, Razor, Rubick, Sand King,
  Shadow Fiend, Slark, Snapfire, Sniper, Spectre, Storm Spirit, Sven, Templar Assassin, Terrorblade, Tidehunter,
  Timbersaw, Tiny, Treant Protector, Tusk, Undying, Ursa, Void Spirit, Weaver, Windranger, Winter Wyvern`)

export const KINGS_HEROES = names(`
  Angela, Arli, Arthur, Athena, Augran, Bai Qi, Baili Shouyue, Baili Xuance, Butterfly, Cai Yan, Cao Cao, Charlotte,
  Da Qiao, Dharma, Dian Wei, Diao Chan, Di Renjie, Dolia, Erin, Fuzi, Ganjiang Moye, Garo, Guan Yu,
  Guiguzi, Han Xin, Hou Yi, Huang Zhong, Jing, Kaizer, Kongming, Lady Zhen, Lam, Li Bai, Li Xin, Liang,
  Lian Po, Liu Bang, Liu Bei, Liu Shan, Loong, Luban, Luna, Lu Bu, Marco Polo, Mayene, Meng Ya, Menki, Milady,
  Ming, Mi Yue, Mozi, Mulan, Musashi, Nakoruru, Nezha, Pei, Sakeer, Shangguan, Sun Bin, Sun Ce, Nuwa, Wukong,
  Xiang Yu, Yang Jian, Yao, Yaria, Yuhuan, Zhang Fei, Zhao Yun`)

export const ARENA_HEROES = names(`
  Airi, Aleister, Alice, Allain, Amily, Annette, Aoi, Arduin, Arthur, Arum, Astrid, Ata, Azzenka, Baldum, Bijan,
  Bonnie, Bright, Brunhilda, Butterfly, Capheny, Chaugnar, Cresht, Dextra, Diaochan, Dirak, Dolia, Elandorr,
  Elsu, Enzo, Errol, Fennik, Florentino, Gildur, Grakk, Hayate, Iggy, Ilumia, Ishar, Jinna, Kaine, Keera, Kil'Groth,
  Krixi, Krizzis, Laville, Lauriel, Liliana, Lindis, Lorion, Lumburr, Marja, Maloch, Mganga, Mina, Moren, Murad,
  Nakroth, Natalya, Omen, Ormarr, Paine, Payna, Quillen, Qi, Raz, Rouie, Ryoma, Sephera, Skud, Slimz,
  Taara, Teemee, Telannas, Thane, Toro, Tulen, Valhein, Veera, Veres, Violet, Volkath, Wisp, Xeniel, Yena, Yorn,
  Yue, Zata, Zephys, Zill, Zip, Zuka`)

export const LEGENDS_HEROES = names(`
  Akai, Aldous, Alpha, Alucard, Angela, Arlott, Atlas, Aulus, Badang, Balmond, Barats, Baxia, Beatrix, Belerick,
  Benedetta, Brody, Bruno, Carmilla, Cecilion, Chang'e, Chou, Claude, Clint, Diggie, Dyrroth, Edith, Esmeralda,
  Estes, Fanny, Faramis, Floryn, Franco, Fredrinn, Freya, Gatotkaca, Gloo, Granger, Grock, Guinevere, Gusion,
  Hanabi, Harith, Harley, Hayabusa, Helcurt, Hilda, Hylos, Irithel, Jawhead, Johnson, Joy, Julian, Kadita, Kagura,
  Kaja, Karrie, Khaleed, Khufra, Kimmy, Lancelot, Ling, Lolita, Lunox, Luo Yi, Lylia, Martis, Masha, Mathilda,
  Melissa, Minotaur, Moskov, Nana, Natan, Novaria, Odette, Paquito, Pharsa, Popol, Roger, Ruby, Selena, Terizla,
  Thamuz, Tigreal, Uranus, Valentina, Valir, Wanwan, X.Borg, Xavier, Yin, Yu Zhong, Yve, Zhask, Zhuxin`)
