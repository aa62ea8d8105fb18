const HANDLES =
  `Rune Vexel Kairo Nimbus Zephyr Orbit Quill Sable Tundra Ember Halcyon Pixel Cipher Moth Drift Onyx Fable Glint
Havoc Ivory Jolt Koi Lucid Mirage Nova Oxide Prism Quartz Rook Sol Talon Umbra Vex Wisp Xeno Yonder Zenith Argo Blitz Coda
Dusk Echo Flint Gale Haze Indigo Jinx Kestrel Lyric Mango Neon Opal Piper Quick Rogue Sketch Tempo Uno Vapor Willow Yuzu Zest
Atlas Basil Cobalt Dingo Elm Frost Ghost Hazel Iris Jade Krill Lark Maple Nectar Otter Pebble Quokka Reef Sparrow Thistle
Ursa Velvet Wren Yarrow Zinc Acorn Bracken Comet Dahlia Easel Falcon Ginger
Abacus Anvil Apollo Arrow Aster Badger Bantam Beacon Birch Bishop Bolt Brine Bristle Cactus Canyon Caper Cedar Chalk Chrome
Cinder Clover Copper Coral Crane Crater Crow Dagger Dapper Delta Denim Domino Dune Eclipse Elixir Eon Fathom Fern Fizz Fjord
Flare Flicker Forge Fox Galaxy Garnet Gecko Glacier Gravity Grit Gust Hammer Harbor Hawk Heron Hush Icicle Inkwell Jackal Jet
Jigsaw Juno Kelp Kodiak Lagoon Lancer Lantern Latte Lemur Lotus Lunar Lynx Magnet Marble Meadow Meteor Mint Monsoon Mosaic
Nettle Nickel Nomad Oasis Obsidian Orchid Osprey Paprika Parallax Pepper Phantom Pilot Pluto Puma Quasar Radar Raven Ripple
Rocket Saffron Sage Scout Shard Silk Skylark Slate Spark Static Storm Tango Teal Thorn Tiger
Almond Amber Ash Aurora Beetle Bison Bramble Breeze Bronze Bumble Candle Cascade Cherry Clove Cricket Cyan Dawn Dewdrop Dodo
Eagle Ebony Emerald Fennel Finch Foxglove Gannet Ginkgo Granite Grove Harvest Heather Hickory Hornet Igloo Iron Ivy Jasmine
Jester Jungle Kiwi Knight Lavender Ledge Lemon Lichen Linden Magpie Mamba Mallow Mercury Minnow Moss Mustang Narwhal Needle
Nutmeg Oak Octave Olive Onward Owl Panda Pearl Pigeon Pine Plum Poppy Quiver Rain Rattle Ridge Robin Rowan Ruby Saber Salmon
Sandbox Sienna Sierra Snow Sorrel Spruce Stork Summit Swift Topaz`.split(/\s+/)

/** How many there are. */
export const HANDLE_COUNT = HANDLES.length

/** The name an esports player goes by; distinct for neighbouring indexes, and again from the start past the end. */
export const handleAt = (index: number): string => HANDLES[index % HANDLES.length] ?? ''
