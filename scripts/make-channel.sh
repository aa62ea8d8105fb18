#!/usr/bin/env bash
# Renders the sample channels into public/channel/: one minute each, three renditions, 2 s segments (fragmented MP4).
# The picture shows the second of the minute. Parts of a second for the low-latency lines are cut into public/parts.
# Needs ffmpeg with libx264, freetype and librsvg.
#   scripts/make-channel.sh [name]...   (all without names; backend/media/channels.ts lists them)
set -euo pipefail
cd "$(dirname "$0")/.."

out=public/channel
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The recording starts two seconds before the minute and ends two after it; only segments 01 to 30 are used, so that
# the sound has no click where the loop repeats. At 32 kHz, 1,875 AAC frames are exactly one minute. For the same
# reason everything that moves does so in a part of a minute.
second='mod(t+58\,60)'
tape=64

disc() { # colour, radius
  echo "<svg xmlns='http://www.w3.org/2000/svg' width='28' height='28'><circle cx='14' cy='14' r='$2' fill='$1' stroke='#0a0f1a' stroke-width='3'/></svg>"
}
disc '#ff5a5f' 11 >"$work/home.svg"
disc '#5ab0ff' 11 >"$work/away.svg"
disc '#ffffff' 8 >"$work/ball.svg"

# What moves on a ground: home, away or ball, with its place as expressions of t.
around() { # kind, x, y, seconds of a round
  echo "$1|$2+40*sin(2*PI*t/$4)|$3+18*cos(2*PI*t/$4)"
}
movers() { # name
  case $1 in
    field | court)
      around home 300 290 6 && around home 380 370 10 && around away 620 290 7.5 && around away 560 380 12
      echo "ball|466+300*sin(2*PI*t/10)|320+80*sin(2*PI*t/7.5)"
      ;;
    gridiron)
      around home 380 300 10 && around home 330 250 6 && echo "home|424|270" && echo "home|424|320" && echo "home|424|370"
      around away 580 300 12 && around away 620 350 7.5 && echo "away|500|270" && echo "away|500|320" && echo "away|500|370"
      echo "ball|440+200*sin(2*PI*t/12)|312+50*sin(2*PI*t/7.5)"
      ;;
    diamond)
      echo "home|466|352" && around home 466 225 10 && around home 330 250 12 && around home 602 250 7.5
      echo "home|552|330" && echo "home|380|330" && echo "home|414|292" && echo "home|526|292"
      echo "away|440|424" && echo "away|524+58*sin(2*PI*t/12)|322+33*sin(2*PI*t/12)"
      echo "ball|468|400+34*sin(2*PI*t/3)"
      ;;
    oval)
      around home 240 330 10 && around home 680 330 12 && around home 380 420 7.5 && around home 600 250 6
      echo "away|466+66*sin(2*PI*t/7.5)|290" && echo "away|466-66*sin(2*PI*t/7.5)|310"
      echo "ball|466+260*sin(2*PI*t/12)|310+70*sin(2*PI*t/10)"
      ;;
    net)
      echo "home|150+12*sin(2*PI*t/5)|370+34*sin(2*PI*t/6)"
      echo "away|770+12*sin(2*PI*t/6)|250+34*sin(2*PI*t/7.5)"
      echo "ball|460+285*sin(2*PI*t/3)|300-56*sin(2*PI*t/3)-70*abs(cos(2*PI*t/3))"
      ;;
    table)
      echo "home|610|300" && echo "home|655|270" && echo "home|665|345" && echo "away|300|260" && echo "away|560|405"
      echo "ball|466+180*asin(sin(2*PI*t/10))|320+62*asin(sin(2*PI*t/7.5))"
      ;;
    ring)
      echo "home|466+80*cos(2*PI*t/12)|322+34*sin(2*PI*t/12)+8*sin(2*PI*t/2)"
      echo "away|466-80*cos(2*PI*t/12)|322-34*sin(2*PI*t/12)+8*sin(2*PI*t/3)"
      ;;
    map)
      echo "home|430+60*sin(2*PI*t/6)|301" && echo "away|520+60*sin(2*PI*t/6)|301"
      echo "home|340+60*sin(2*PI*t/10)|236-42*sin(2*PI*t/10)" && echo "away|600-60*sin(2*PI*t/12)|232-42*sin(2*PI*t/12)"
      echo "home|350+60*sin(2*PI*t/7.5)|400+48*sin(2*PI*t/7.5)" && echo "away|570-60*sin(2*PI*t/10)|412+48*sin(2*PI*t/10)"
      ;;
    sites)
      around home 250 360 6 && around home 466 240 10 && around away 700 370 7.5 && around away 640 290 6
      echo "ball|676|402"
      ;;
    zone)
      echo "home|520+24*sin(2*PI*t/20)|320" && echo "away|590|300"
      ;;
  esac
}

tick="0.10*sin(2*PI*880*t)*lt(mod(t\,1)\,0.08)*gte($second\,1)"
minute="0.35*sin(2*PI*1320*t)*lt($second\,0.3)"
ffmpeg -hide_banner -loglevel warning -y -f lavfi -i "aevalsrc=$tick+$minute:s=32000:d=$tape" "$work/sound.wav"

draw() { # name
  node scripts/pictures/channel-pictures.ts "$1" >"$work/ground.svg"
  local picture='' last='[0:v]' inputs=() at=0 kind x y
  while IFS='|' read -r kind x y; do
    at=$((at + 1))
    inputs+=(-loop 1 -framerate 25 -t "$tape" -i "$work/$kind.svg")
    picture+="$last[$at:v]overlay=x='$x':y='$y':eval=frame[p$at];"
    last="[p$at]"
  done < <(movers "$1")
  inputs+=(-f lavfi -t "$tape" -i 'color=0xffc53d:s=960x8:r=25')
  picture+="$last[$((at + 1)):v]overlay=x='-960+16*floor($second+1)':y=532:eval=frame[bar]"
  picture+=";[bar]drawtext=font='DejaVu Sans':text='\:%{eif\:$second\:d\:2}':fontsize=46:fontcolor=white:x=436:y=78,format=yuv420p[v]"
  ffmpeg -hide_banner -loglevel warning -y -loop 1 -framerate 25 -t $tape -i "$work/ground.svg" "${inputs[@]}" \
    -filter_complex "$picture" -map '[v]' -c:v libx264 -preset ultrafast -qp 0 "$work/picture.mkv"
}

render() { # channel, rendition, height, crf, kbit/s at most, profile level
  local target="$out/$1/$2" parts="$work/$1-$2"
  mkdir -p "$target" "$parts"
  ffmpeg -hide_banner -loglevel warning -y -i "$work/picture.mkv" -i "$work/sound.wav" \
    -vf "scale=-2:$3:flags=lanczos" -fflags +bitexact -threads 1 \
    -c:v libx264 -profile:v main -level:v "$6" -preset slower -bf 0 -crf "$4" -maxrate "$5k" -bufsize "$5k" \
    -g 50 -keyint_min 50 -sc_threshold 0 -flags +cgop \
    -c:a aac -b:a 16k -aac_coder fast -ac 1 \
    -f hls -hls_time 2 -hls_list_size 0 -hls_segment_type fmp4 -hls_fmp4_init_filename init.mp4 \
    -hls_segment_options use_editlist=0 -hls_segment_filename "$parts/%02d.m4s" "$parts/index.m3u8"
  cp "$parts/init.mp4" "$target/init.mp4"
  for segment in $(seq 0 29); do
    cp "$parts/$(printf %02d $((segment + 1))).m4s" "$target/$(printf %02d $((segment * 2))).m4s"
  done
}

for name in "${@:-field gridiron diamond oval court net table ring map sites zone}"; do
  for channel in $name; do
    rm -rf "${out:?}/$channel"
    draw "$channel"
    # The lines of the zone cost more than the surfaces of the others.
    coarser=$([ "$channel" = zone ] && echo 7 || echo 0)
    render "$channel" 234p 234 $((41 + coarser)) 60 2.1
    render "$channel" 360p 360 $((42 + coarser)) 110 3.0
    render "$channel" 540p 540 $((42 + coarser)) 180 3.1
    node scripts/channel-parts.ts "$channel"
    du -sb "$out/$channel"
  done
done
