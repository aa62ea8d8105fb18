/** Who is played where, by the English name each game gives them. Some are played in several places. */

/** Heroes by position. */
export type Heroes = Readonly<Record<string, readonly string[]>>

const names = (list: string): readonly string[] => list.split(',').map((name) => name.trim())

export const LEAGUE_CHAMPIONS: Heroes = {
  top: names(`
    Aatrox, Akali, Ambessa, Camille, Fiora, Gangplank, Gnar, Gragas, Gwen, Irelia, Jax, Jayce, Kennen, K'Sante,
    Malphite, Ornn, Poppy, Renekton, Rumble, Sion, Yone`),
  jungle: names(`
    Elise, Gragas, Graves, Jarvan IV, Karthus, Kindred, Lee Sin, Lillia, Maokai, Nidalee, Nocturne, Pantheon, Poppy,
    Sejuani, Sylas, Taliyah, Vi, Viego, Wukong, Xin Zhao, Zyra`),
  mid: names(`
    Ahri, Akali, Anivia, Annie, Aurora, Azir, Cassiopeia, Corki, Ekko, Galio, Hwei, Irelia, LeBlanc, Orianna, Ryze,
    Swain, Sylas, Syndra, Taliyah, Tristana, Viktor, Yone, Zoe`),
  bot: names(`
    Aphelios, Ashe, Caitlyn, Corki, Draven, Ezreal, Jhin, Jinx, Kai'Sa, Kalista, Lucian, Miss Fortune, Samira, Senna,
    Sivir, Smolder, Tristana, Twitch, Varus, Xayah, Zeri, Ziggs`),
  support: names(`
    Alistar, Bard, Blitzcrank, Braum, Karma, Leona, Lulu, Maokai, Milio, Nami, Nautilus, Neeko, Pantheon, Pyke, Rakan,
    Rell, Renata Glasc, Thresh, Zyra`),
}

export const DOTA_HEROES: Heroes = {
  carry: names(`
    Anti-Mage, Bloodseeker, Chaos Knight, Dragon Knight, Faceless Void, Gyrocopter, Juggernaut, Luna, Lycan, Medusa,
    Monkey King, Morphling, Phantom Assassin, Razor, Shadow Fiend, Slark, Spectre, Sven, Templar Assassin, Terrorblade,
    Ursa, Weaver`),
  mid: names(`
    Batrider, Death Prophet, Dragon Knight, Ember Spirit, Invoker, Kunkka, Leshrac, Lina, Monkey King, Pangolier,
    Primal Beast, Puck, Queen of Pain, Shadow Fiend, Sniper, Storm Spirit, Templar Assassin, Timbersaw, Tiny,
    Void Spirit`),
  offlane: names(`
    Axe, Beastmaster, Brewmaster, Bristleback, Centaur Warrunner, Dark Seer, Dawnbreaker, Death Prophet, Enigma, Lycan,
    Magnus, Mars, Nature's Prophet, Pangolier, Primal Beast, Sand King, Tidehunter, Timbersaw`),
  soft_support: names(`
    Clockwerk, Dark Willow, Earthshaker, Elder Titan, Enchantress, Enigma, Hoodwink, Marci, Mirana, Nature's Prophet,
    Nyx Assassin, Phoenix, Pudge, Rubick, Snapfire, Tiny, Tusk, Weaver, Windranger`),
  hard_support: names(`
    Abaddon, Ancient Apparition, Bane, Chen, Crystal Maiden, Dazzle, Disruptor, Enchantress, Grimstroke, Jakiro, Lich,
    Lion, Phoenix, Snapfire, Treant Protector, Undying, Winter Wyvern`),
}

export const KINGS_HEROES: Heroes = {
  clash_lane: names(`
    Arthur, Bai Qi, Cao Cao, Charlotte, Dharma, Fuzi, Guan Yu, Kaizer, Li Xin, Lian Po, Lu Bu, Mayene, Mi Yue, Mulan,
    Nezha, Sun Ce, Xiang Yu, Yang Jian, Yao`),
  jungle: names(`
    Athena, Augran, Baili Xuance, Butterfly, Dian Wei, Han Xin, Jing, Lam, Li Bai, Liu Bei, Luna, Musashi, Nakoruru, Pei,
    Wukong, Yao, Zhao Yun`),
  mid: names(`
    Angela, Diao Chan, Ganjiang Moye, Kongming, Lady Zhen, Liang, Milady, Mozi, Nuwa, Shangguan, Yuhuan`),
  farm_lane: names(`
    Arli, Baili Shouyue, Di Renjie, Erin, Garo, Hou Yi, Huang Zhong, Loong, Luban, Marco Polo, Meng Ya`),
  roam: names(`
    Bai Qi, Cai Yan, Da Qiao, Dolia, Guiguzi, Lian Po, Liu Bang, Liu Shan, Menki, Ming, Mozi, Sakeer, Sun Bin, Yaria,
    Zhang Fei`),
}

export const ARENA_HEROES: Heroes = {
  slayer_lane: names(`
    Airi, Allain, Amily, Arduin, Arthur, Astrid, Bijan, Dextra, Errol, Florentino, Kil'Groth, Maloch, Omen, Qi, Ryoma,
    Skud, Taara, Veres, Volkath, Yena, Zephys, Zuka`),
  jungle: names(`
    Aoi, Bright, Butterfly, Enzo, Kaine, Keera, Lindis, Murad, Nakroth, Paine, Quillen, Ryoma, Zephys, Zill, Zuka`),
  mid: names(`
    Aleister, Azzenka, Bonnie, Diaochan, Dirak, Iggy, Ilumia, Ishar, Jinna, Krixi, Lauriel, Liliana, Lorion, Marja,
    Mganga, Natalya, Raz, Sephera, Tulen, Veera, Yue, Zata`),
  dragon_lane: names(`
    Brunhilda, Capheny, Elandorr, Elsu, Fennik, Hayate, Laville, Lindis, Moren, Slimz, Telannas, Valhein, Violet, Wisp,
    Yorn`),
  support: names(`
    Alice, Annette, Arum, Ata, Baldum, Chaugnar, Cresht, Dolia, Gildur, Grakk, Krizzis, Lumburr, Mina, Ormarr, Payna,
    Rouie, Teemee, Thane, Toro, Xeniel, Zip`),
}

export const LEGENDS_HEROES: Heroes = {
  exp_lane: names(`
    Aldous, Arlott, Badang, Benedetta, Chou, Dyrroth, Edith, Esmeralda, Gatotkaca, Gloo, Guinevere, Hilda, Jawhead,
    Khaleed, Masha, Paquito, Ruby, Terizla, Thamuz, Uranus, X.Borg, Yu Zhong`),
  jungle: names(`
    Akai, Alpha, Alucard, Aulus, Balmond, Barats, Baxia, Fanny, Fredrinn, Freya, Gusion, Harley, Hayabusa, Helcurt, Joy,
    Julian, Lancelot, Ling, Martis, Roger, Yin`),
  mid: names(`
    Cecilion, Chang'e, Faramis, Julian, Kadita, Kagura, Lunox, Luo Yi, Lylia, Nana, Novaria, Odette, Pharsa, Selena,
    Valentina, Valir, Xavier, Yve, Zhask, Zhuxin`),
  gold_lane: names(`
    Beatrix, Brody, Bruno, Claude, Clint, Granger, Hanabi, Harith, Irithel, Karrie, Kimmy, Melissa, Moskov, Natan, Popol,
    Wanwan`),
  roam: names(`
    Akai, Angela, Atlas, Belerick, Carmilla, Chou, Diggie, Edith, Estes, Faramis, Floryn, Franco, Gatotkaca, Grock,
    Hylos, Johnson, Kaja, Khufra, Lolita, Mathilda, Minotaur, Selena, Tigreal`),
}

/** Everybody once, in the order of the positions. */
export const everyHero = (heroes: Heroes): readonly string[] => [...new Set(Object.values(heroes).flat())]
