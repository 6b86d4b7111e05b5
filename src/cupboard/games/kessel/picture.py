def draw_svg(v):
    return ""
