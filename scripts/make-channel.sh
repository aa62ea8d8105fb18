#!/usr/bin/env bash
# Renders the sample channel: one minute, three renditions, 2 s segments (fragmented MP4), into public/channel/.
# The picture shows the second of the minute. Needs ffmpeg with libx264, freetype and librsvg.
set -euo pipefail
cd "$(dirname "$0")/.."

out=public/channel
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The recording starts two seconds before the minute and ends two after it; only segments 01 to 30 are used, so that
# the sound has no click where the loop repeats. At 32 kHz, 1,875 AAC frames are exactly one minute.
second='mod(t+58\,60)'
tape=64

cat >"$work/ball.svg" <<'SVG'
<svg xmlns="http://www.w3.org/2000/svg" width="36" height="36"><circle cx="18" cy="18" r="16" fill="#fff" stroke="#0a0f1a" stroke-width="3"/><path d="M18 9l8 6-3 9H13l-3-9z" fill="#0a0f1a"/></svg>
SVG

dot() { # colour
  echo "<svg xmlns='http://www.w3.org/2000/svg' width='28' height='28'><circle cx='14' cy='14' r='11' fill='$1' stroke='#0a0f1a' stroke-width='3'/></svg>"
}
dot '#ff5a5f' >"$work/home.svg"
dot '#5ab0ff' >"$work/away.svg"

runner() { # x, y, seconds per round: a marker that runs a small ellipse
  echo "overlay=x='$1+40*sin(2*PI*t/$3)':y='$2+18*cos(2*PI*t/$3)':eval=frame"
}
picture="[0:v]format=yuv420p[pitch];[2:v]split=3[h1][h2][h3];[3:v]split=3[a1][a2][a3]"
picture+=";[pitch][h1]$(runner 300 300 6)[p1];[p1][h2]$(runner 380 400 10)[p2];[p2][h3]$(runner 220 340 12)[p3]"
picture+=";[p3][a1]$(runner 620 300 7.5)[p4];[p4][a2]$(runner 560 410 12)[p5];[p5][a3]$(runner 730 350 6)[p6]"
picture+=";[p6][1:v]overlay=x='462+330*sin(2*PI*t/10)':y='334+100*sin(2*PI*t/7.5)':eval=frame[p7]"
picture+=";[p7][4:v]overlay=x='-960+16*floor($second+1)':y=530:eval=frame[p8]"
picture+=";[p8]drawbox=x=405:y=78:w=150:h=72:color=0x0a0f1a:t=fill"
picture+=",drawtext=font='DejaVu Sans':text='\:%{eif\:$second\:d\:2}':fontsize=58:fontcolor=white:x=427:y=92[v]"

hum='0.012*sin(2*PI*220*t)'
tick="0.10*sin(2*PI*880*t)*lt(mod(t\,1)\,0.08)*gte($second\,1)"
minute="0.35*sin(2*PI*1320*t)*lt($second\,0.3)"

ffmpeg -hide_banner -loglevel warning -y \
  -loop 1 -framerate 25 -t $tape -i "$out/poster.svg" -loop 1 -framerate 25 -t $tape -i "$work/ball.svg" \
  -loop 1 -framerate 25 -t $tape -i "$work/home.svg" -loop 1 -framerate 25 -t $tape -i "$work/away.svg" \
  -f lavfi -t $tape -i 'color=0xffc53d:s=960x10:r=25' \
  -filter_complex "$picture" -map '[v]' -c:v libx264 -preset ultrafast -qp 0 "$work/picture.mkv"
ffmpeg -hide_banner -loglevel warning -y -f lavfi -i "aevalsrc=$hum+$tick+$minute:s=32000:d=$tape" "$work/sound.wav"

render() { # name, height, crf, kbit/s at most, profile level
  rm -rf "${out:?}/$1" && mkdir -p "$out/$1" "$work/$1"
  ffmpeg -hide_banner -loglevel warning -y -i "$work/picture.mkv" -i "$work/sound.wav" \
    -vf "scale=-2:$2:flags=lanczos" -fflags +bitexact -threads 1 \
    -c:v libx264 -profile:v main -level:v "$5" -preset veryslow -bf 0 -crf "$3" -maxrate "$4k" -bufsize "$4k" \
    -g 50 -keyint_min 50 -sc_threshold 0 -flags +cgop \
    -c:a aac -b:a 32k -ac 1 \
    -f hls -hls_time 2 -hls_list_size 0 -hls_segment_type fmp4 -hls_fmp4_init_filename init.mp4 \
    -hls_segment_options use_editlist=0 -hls_segment_filename "$work/$1/%02d.m4s" "$work/$1/index.m3u8"
  cp "$work/$1/init.mp4" "$out/$1/init.mp4"
  for segment in $(seq 0 29); do
    cp "$work/$1/$(printf %02d $((segment + 1))).m4s" "$out/$1/$(printf %02d $((segment * 2))).m4s"
  done
}
render 234p 234 32 120 2.1
render 360p 360 31 220 3.0
render 540p 540 30 420 3.1

du -sh "$out"
